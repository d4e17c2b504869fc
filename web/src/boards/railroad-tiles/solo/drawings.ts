// The small drawings of the fifteen challenges, in cells from the upper left corner.

type Cell = readonly [x: number, y: number];
type Sign = "station" | "car" | "train" | "traveller" | "cross";

export interface Drawing {
  columns: number;
  rows: number;
  urban?: readonly Cell[];
  city?: string; // outlines of cities
  road?: string;
  rail?: string;
  limits?: string;
  hole?: string;
  holes?: readonly Cell[]; // cells that are left out
  signs?: readonly (readonly [Sign, number, number])[];
  ends?: readonly Cell[];
}

const box = (x: number, y: number, wide: number, high: number): Cell[] =>
  Array.from({ length: wide * high }, (_, at): Cell => [x + (at % wide), y + Math.floor(at / wide)]);
const along = (sign: Sign, y: number, ...xs: number[]): (readonly [Sign, number, number])[] =>
  xs.map((x) => [sign, x, y] as const);
const SNAKE = "M0 .5H7.5V2.5H2.5V4.5H9.5";
const corner = (x: number, y: number): string => `M${x} ${y}h2v2h-1v-1h-1z`;
const bent = (x: number, y: number): Cell[] => [
  [x, y],
  [x + 1, y],
  [x + 1, y + 1],
];

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  megalopolis: {
    columns: 9,
    rows: 5,
    urban: [...box(2, 1, 3, 2), ...box(5, 2, 1, 2), ...box(3, 3, 2, 1)],
    city: "M2 1H5V2H6V4H3V3H2Z",
  },
  "route-66": { columns: 9, rows: 5, road: SNAKE },
  "trans-europe-express": { columns: 9, rows: 5, rail: SNAKE },
  perfection: {
    columns: 6,
    rows: 5,
    rail: "M.5 1.5H5.5V3.5H.5Z",
    road: "M3 0V5",
    ends: [
      [3, 0],
      [3, 5],
    ],
  },
  "flat-earth": { columns: 9, rows: 3, limits: "M-.3 -.15H9.3M-.3 3.15H9.3" },
  volcano: { columns: 5, rows: 5, holes: box(1, 1, 2, 2), hole: "M1 1H3V3H1Z" },
  holes: {
    columns: 9,
    rows: 5,
    holes: [
      [2, 2],
      [4, 1],
      [6, 3],
    ],
    hole: "M2 2h1v1h-1zM4 1h1v1h-1zM6 3h1v1h-1z",
  },
  "distant-friends": {
    columns: 9,
    rows: 5,
    rail: "M.7 4V1H8.3V4",
    signs: [
      ["traveller", 0.7, 3.9],
      ["traveller", 8.3, 3.9],
    ],
  },
  "station-chaos": {
    columns: 9,
    rows: 5,
    rail: "M.5 1H8.5M.5 4H8.5",
    road: "M2 1V4M7 1V4",
    signs: [
      ...along("station", 1, 0.5, 3.2, 5.8, 8.5),
      ...along("station", 2.5, 2, 7),
      ...along("station", 4, 0.5, 3.2, 5.8, 8.5),
    ],
  },
  "car-paradise": {
    columns: 9,
    rows: 5,
    road: "M.5 1H8.5M.5 4H8.5M4.5 1V4",
    signs: [...along("car", 1, 0.5, 3, 6, 8.5), ...along("car", 4, 0.5, 3, 6, 8.5)],
  },
  "train-paradise": {
    columns: 9,
    rows: 5,
    rail: "M.5 1H8.5M.5 4H8.5M4.5 1V4",
    signs: [...along("train", 1, 0.5, 3, 6, 8.5), ...along("train", 4, 0.5, 3, 6, 8.5)],
  },
  "four-cities": {
    columns: 9,
    rows: 5,
    urban: [...bent(0, 0), ...bent(4, 0), ...bent(2, 3), ...bent(6, 3)],
    city: `${corner(0, 0)}${corner(4, 0)}${corner(2, 3)}${corner(6, 3)}`,
  },
  "strict-rules": {
    columns: 9,
    rows: 5,
    limits: "M-.3 1.6H9.3M-.3 3.4H9.3",
    signs: [
      ...along("car", 0.7, 1.5),
      ...along("train", 0.7, 5.5),
      ...along("traveller", 2.5, 3.5),
      ...along("car", 2.5, 7.5),
      ...along("train", 4.3, 2.5),
      ...along("car", 4.3, 6.5),
    ],
  },
  "regulated-traffic": {
    columns: 9,
    rows: 5,
    road: "M0 2.5H9",
    signs: [...along("car", 2.5, 1.5, 4), ...along("cross", 2.5, 6.8)],
  },
  "tired-travellers": {
    columns: 9,
    rows: 5,
    rail: "M0 2.5H4.5",
    road: "M4.5 2.5H9",
    signs: [...along("traveller", 2.5, 1.2, 7.8), ...along("station", 2.5, 4.5), ...along("cross", 0.6, 4.5)],
  },
};
