// Union Pacific: the lines around Kansas City, with their trains.

export const PART = 0.9; // how far into the play
export const BOX = { x: -620, y: -420, width: 1640, height: 1000 };

const n = (value) => Math.round(value);

export async function draw({ board, view, borders, load, near }) {
  const { survey } = await load("geometry");
  const { Slots } = await load("slots");
  const { MARKS, inkOn } = await load("marks");
  const atlas = survey(board);
  const standing = new Slots(atlas).fill(view);
  const { space_length: long, space_width: wide } = board.drawing;
  let tracks = "";
  let spaces = "";
  for (const section of atlas.sections.values()) {
    if (!section.line.some(([x, y]) => near({ x, y }))) continue;
    const path = "M" + section.line.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
    const line =
      section.kind === "clear"
        ? ""
        : `<path d="${path}" stroke="var(--up-${section.kind}-line)" stroke-width="5"${section.kind === "dotted" ? ' stroke-dasharray="7 8"' : ""}/>`;
    tracks += `<path d="${path}" stroke="var(--casing)" stroke-width="26"/><path d="${path}" stroke="var(--up-${section.kind})" stroke-width="18"/>${line}`;
    section.spaces.forEach((space, at) => {
      if (!near(space)) return;
      const train = standing.get(section.id)[at];
      const fill = train ? `var(--up-${train})` : `var(--up-${section.kind}-space)`;
      const mark = train
        ? `<path d="${MARKS[train]}" transform="scale(2.4)translate(-12-6)" stroke="${inkOn(train)}" stroke-width="2.2"/>`
        : "";
      spaces += `<g transform="translate(${n(space.x)} ${n(space.y)})rotate(${n(space.turn)})"><rect x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" rx="6" fill="${fill}" stroke="var(--casing)" stroke-width="5"/>${mark}</g>`;
    });
  }
  let cities = "";
  for (const { x, y, radius, home, city } of atlas.places.values()) {
    if (!near({ x, y })) continue;
    cities += `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${home ? `var(--up-${home})` : "var(--raised)"}" stroke="var(--casing)" stroke-width="7"/>`;
    const east = (city.label ?? "e").includes("e");
    const up = (city.label ?? "e").includes("n") ? -26 : (city.label ?? "e").includes("s") ? 62 : 18;
    const ends = [x, x + (east ? 1 : -1) * (40 + city.name_en.length * 27)];
    if (
      ends.some((end) => end < BOX.x || end > BOX.x + BOX.width) ||
      y + up - 40 < BOX.y ||
      y + up + 12 > BOX.y + BOX.height
    )
      continue;
    cities += `<text x="${n(x + (east ? 34 : -34))}" y="${n(y + up)}" text-anchor="${east ? "start" : "end"}"${home ? ' font-weight="750"' : ""}>${city.name_en}</text>`;
  }
  return `<rect x="-3000" y="-3000" width="6000" height="6000" fill="var(--land)"/><path d="${borders}" stroke="var(--land-line)" stroke-width="4"/>${tracks}${spaces}<g font-family="var(--serif)" font-size="46" fill="var(--ink)" stroke="none">${cities.replaceAll("<text", '<text paint-order="stroke" stroke="var(--halo)" stroke-width="11"')}</g>`;
}
