// Railroad Revolution: the lines between the lakes and the Gulf, with rails, plates and stations.
import { readFileSync } from "node:fs";

export const PART = 0.9; // how far into the play
export const BOX = { x: -180, y: -330, width: 1420, height: 868 };

const n = (value) => Math.round(value);
const seals = readFileSync(new URL("../../../frame/Seal.svelte", import.meta.url), "utf8");
const SIGNS = [...seals.matchAll(/^ {4}"(M[^"]+)",$/gm)].map(([, path]) => path);
const UNIT = 1 / 0.2305; // km a px of the design

export async function draw({ board, view, borders, load, near }) {
  const { survey, besideLine, linePath, strandOff } = await load("geometry");
  const { railsIn, housesIn } = await load("standing");
  const atlas = survey(board);
  const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => n(Number(number)));
  const spaces = [...atlas.spaces.values()].filter(({ points }) => points.some((point) => near(point, 100)));
  const [rails, houses] = [railsIn(view), housesIn(view)];
  let [lines, plates, cities] = ["", "", ""];
  for (const { id, points } of spaces) {
    const path = whole(linePath(points));
    const seats = rails.get(id) ?? [];
    if (!seats.length) {
      lines += `<path d="${path}" stroke="var(--rv-tie)" stroke-width="20" stroke-linecap="butt"/><path d="${path}" stroke="var(--rv-bed)" stroke-width="12" stroke-dasharray="15 5" stroke-linecap="butt"/>`;
      continue;
    }
    lines += `<path d="${path}" stroke="var(--rv-rim)" stroke-width="${n((seats.length * 4.6 + 2) * UNIT)}"/>`;
    seats.forEach((seat, at) => {
      const strand = whole(linePath(besideLine(points, strandOff(at, seats.length) * UNIT)));
      lines += `<path d="${strand}" stroke="var(--seat-${seat + 1})" stroke-width="${n(4.1 * UNIT)}"/>`;
    });
  }
  for (const { middle, turn, terrain, start } of spaces) {
    if (start || !near(middle, 100)) continue;
    let marks = terrain
      ? ""
      : '<path d="M-32 20l9-34 9 34M-9 20l9-40 9 40M14 20l9-34 9 34" stroke="var(--rv-terrain-0-mark)" stroke-width="8"/>';
    for (let at = 0; at < terrain; at++)
      marks += `<path d="M${n((at - (terrain - 1) / 2) * 46)} -22l25 44h-50Z" fill="var(--rv-terrain-${terrain}-mark)"/>`;
    plates += `<g transform="translate(${n(middle.x)} ${n(middle.y)})rotate(${n(turn)})"><rect x="-98" y="-37" width="196" height="74" rx="17" fill="var(--rv-terrain-${terrain})" stroke="var(--rv-rim)" stroke-width="6"/>${marks}</g>`;
  }
  for (const { x, y } of atlas.junctions.values())
    if (near({ x, y }, 40))
      plates += `<circle cx="${n(x)}" cy="${n(y)}" r="26" fill="var(--rv-bed)" stroke="var(--rv-rim)" stroke-width="8"/>`;
  for (const { id, x, y, level } of atlas.cities.values()) {
    if (!near({ x, y }, 60)) continue;
    cities += `<g transform="translate(${n(x)} ${n(y)})"><circle r="56" fill="var(--rv-level-${level})" stroke="var(--rv-rim)" stroke-width="10"/><text y="24" fill="var(--rv-level-${level}-on)" text-anchor="middle">${level}</text>`;
    (houses.get(id) ?? []).forEach((seat, at) => {
      const colour = seat === null ? "var(--rv-neutral)" : `var(--seat-${seat + 1})`;
      const sign =
        seat === null
          ? ""
          : `<path d="${SIGNS[seat]}" transform="translate(3 5)scale(.75)" fill="var(--on-seat)" fill-rule="evenodd"/>`;
      cities += `<g transform="translate(${62 + at * 62} -86)scale(2.500)"><path d="M12 1.500 22.500 10.500V22.500H1.500V10.500Z" fill="${colour}" stroke="var(--rv-bed)" stroke-width="1.500"/>${sign}</g>`;
    });
    cities += "</g>";
  }
  return `<rect x="-3000" y="-3000" width="6000" height="6000" fill="var(--land)"/><path d="${borders}" stroke="var(--land-line)" stroke-width="5"/>${lines}${plates}<g font-family="var(--serif)" font-weight="750" font-size="66" stroke="none">${cities}</g>`;
}
