// Ride the Rails: the hexes between Chicago and the coast, with the lines and locomotives of a late round.

export const PART = 0.72; // how far into the play
export const BOX = { x: 1690, y: 352, width: 680, height: 415 };

const MARGIN = 90;
const n = (value) => Math.round(value * 10) / 10;

export async function draw({ board, view, borders, load, near }) {
  const { corners, lines, pieces, survey } = await load("geometry");
  const { LOCOMOTIVE, MARKS, PEAKS, SNOW, colourOf, inkOn } = await load("marks");
  const atlas = survey(board);
  const hexes = [...atlas.hexes.values()].filter((hex) => near(hex, MARGIN));
  const outline = (of) => of.map(({ x, y }) => corners(n(x), n(y))).join("");
  const mountains = hexes.filter(({ terrain }) => terrain === "mountain");
  const standing = pieces(
    atlas,
    board.company.map(({ id }) => id),
    view.track,
  ).filter((piece) => near(piece, MARGIN));
  const at = ({ x, y }, more = "") => `transform="translate(${n(x)} ${n(y)})${more}"`;
  const peaks = mountains.map((hex) => `<use href="#rr-peaks" ${at(hex)}/>`);
  const settled = hexes.filter(({ city }) => city);
  const rings = settled.map(
    ({ x, y }) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="36" fill="var(--raised)" stroke="var(--ink)" stroke-width="4"/>`,
  );
  const track = lines(atlas, standing).map(
    ({ company, path }) =>
      `<path d="${path}" stroke="var(--rr-edge)" stroke-width="18" opacity=".75"/><path d="${path}" stroke="#1d1916" stroke-width="12"/><path d="${path}" stroke="${colourOf(company)}" stroke-width="8"/>`,
  );
  const wheels = [-13, 2, 16]
    .map((x) => `<circle cx="${x}" cy="13" r="6" fill="#fffdf6" stroke="#1d1916" stroke-width="2.6"/>`)
    .join("");
  const trains = standing.map(
    (piece) => `<use href="#rr-train-${piece.company}" ${at(piece, `scale(${n(piece.size)})`)}/>`,
  );
  const signs = board.company.map(
    ({ id }) =>
      `<g id="rr-train-${id}"><path d="${LOCOMOTIVE}M-19 14H21V19H-19Z" fill="var(--rr-edge)" stroke="var(--rr-edge)" stroke-width="9"/><path d="${LOCOMOTIVE}" fill="${colourOf(id)}" stroke="#1d1916" stroke-width="2.2"/>${wheels}<path d="${MARKS[id]}" transform="translate(-12-5.5)" stroke="${inkOn(id)}" stroke-width="${id === "yellow" ? 4 : 2.4}"/></g>`,
  );
  signs.push(`<path id="rr-hexes" d="${outline(hexes)}"/><clipPath id="rr-land"><use href="#rr-hexes"/></clipPath>`);
  signs.push(
    `<g id="rr-peaks"><path d="${PEAKS}" fill="color-mix(in srgb,var(--relief) 62%,var(--ink))"/><path d="${SNOW}" fill="var(--land)"/></g>`,
  );
  const whole = ({ x, y, city }) =>
    near({ x: x - city.name_en.length * 7, y: y - 30 }, 0) && near({ x: x + city.name_en.length * 7, y: y + 55 }, 0);
  const names = settled
    .filter(whole)
    .map(({ x, y, city }) => `<text x="${n(x)}" y="${n(y + 45)}">${city.name_en}</text>`);
  return `<defs>${signs.join("")}</defs><rect x="-3000" y="-3000" width="9000" height="9000" fill="var(--sea)"/><use href="#rr-hexes" stroke="var(--rule-strong)" stroke-width="9"/><use href="#rr-hexes" fill="var(--land)" stroke="var(--land-line)" stroke-width="2.5"/><path d="${outline(mountains)}" fill="var(--relief)" stroke="var(--land-line)" stroke-width="2.5"/><path d="${borders}" clip-path="url(#rr-land)" stroke="var(--relief)" stroke-width="4.5" stroke-dasharray="1 9"/>${peaks.join("")}${rings.join("")}${track.join("")}${trains.join("")}<g font-family="var(--serif)" font-size="23" font-weight="700" text-anchor="middle" fill="var(--ink)" paint-order="stroke" stroke="var(--halo)" stroke-width="7.5">${names.join("")}</g>`;
}
