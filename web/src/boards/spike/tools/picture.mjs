// Spike: the lattice around Knoxville with its networks, cities and trains.
import { readFileSync } from "node:fs";

export const PART = 0.8; // how far into the play
export const BOX = { x: -420, y: -270, width: 900, height: 550 };

const n = (value) => Math.round(value);
const symbols = readFileSync(new URL("../art/symbols.svg", import.meta.url), "utf8");
const goodOf = (good) => symbols.match(new RegExp(`<symbol id="sp-good-${good}"[^>]*>(.*?)</symbol>`, "s"))[1];
const seals = readFileSync(new URL("../../../frame/Seal.svelte", import.meta.url), "utf8");
const SIGNS = [...seals.matchAll(/^ {4}"(M[^"]+)",$/gm)].map(([, path]) => path);
const UNIT = 1 / 0.34; // km a px of the design

export async function draw({ board, view, borders, load, near }) {
  const { survey, barOf, linePath } = await load("geometry");
  const { patternOf } = await load("patterns");
  const atlas = survey(board);
  const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
  const spaces = [...atlas.spaces.values()].filter(({ middle }) => near(middle, 60));
  const owners = new Map(view.seats.flatMap(({ tracks }, seat) => tracks.map((space) => [space, seat])));
  let bars = "";
  for (const { id: suit } of board.suit) {
    const drawn = spaces.filter((one) => one.suit === suit && !owners.has(one.id)).map((one) => barOf(one, UNIT));
    const path = whole(drawn.map(({ from, to }) => linePath([from, to])).join(""));
    const pattern = patternOf(suit, drawn, 7.6 * UNIT);
    bars += `<path d="${path}" stroke="var(--sp-rest-${suit}-edge)" stroke-width="${n(7.6 * UNIT)}" stroke-linecap="butt"/><path d="${path}" stroke="var(--sp-rest-${suit})" stroke-width="${n(5.6 * UNIT)}" stroke-linecap="butt"/>`;
    if (pattern)
      bars += `<path d="${whole(pattern.path)}" stroke="var(--sp-rest-${suit}-mark)" stroke-width="${pattern.stroke.toFixed(1)}" stroke-linecap="${suit === "ochre" ? "round" : "butt"}"/>`;
  }
  let tracks = "";
  for (const [width, colour] of [
    [14.5, () => "var(--sp-edge)"],
    [10, (seat) => `var(--seat-${seat + 1})`],
  ])
    for (const space of spaces)
      if (owners.has(space.id))
        tracks += `<path d="${whole(linePath([space.from, space.to]))}" stroke="${colour(owners.get(space.id))}" stroke-width="${n(width * UNIT)}" stroke-linecap="round"/>`;
  for (const space of spaces)
    if (owners.has(space.id))
      tracks += `<path d="${SIGNS[owners.get(space.id)]}" transform="translate(${n(space.middle.x)} ${n(space.middle.y)})scale(1.4)translate(-12-12)" fill="var(--on-seat)" fill-rule="evenodd"/>`;
  let cities = "";
  for (const { id, x, y, good } of atlas.cities.values()) {
    if (!near({ x, y }, 40)) continue;
    const seat = view.seats.findIndex((one) => one.cities.includes(id));
    const ring = seat < 0 ? "var(--casing)" : `var(--seat-${seat + 1})`;
    cities += `<g transform="translate(${n(x)} ${n(y)})"><circle r="40" fill="var(--sp-disc)" stroke="${ring}" stroke-width="${seat < 0 ? 4 : 14}"/><g transform="scale(2)translate(-12-12)">${goodOf(good)}</g></g>`;
  }
  return `<rect x="-3000" y="-3000" width="6000" height="6000" fill="var(--land)"/><path d="${borders}" stroke="var(--land-line)" stroke-width="4"/>${bars}${tracks}${cities}`;
}
