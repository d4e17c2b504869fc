// Draws the picture of Union Pacific for the home page from the board's own data and a real game between bots: a part of
// the map in the page's colours. Run with a server on port 8000: npm run picture
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";

const here = new URL("../src/boards/union-pacific/", import.meta.url);
const made = mkdtempSync(join(tmpdir(), "picture-"));
async function load(name) {
  const bundle = await rolldown({ input: new URL(`${name}.ts`, here).pathname });
  await bundle.write({ file: join(made, `${name}.mjs`) });
  return import(join(made, `${name}.mjs`));
}
const { survey } = await load("geometry");
const { Slots } = await load("slots");
const { MARKS, inkOn } = await load("marks");

const GAME = "union-pacific";
const PART = 0.9; // how far into the play
async function ask(path, init = {}) {
  const answer = await fetch(`http://127.0.0.1:8000/api/${path}`, init);
  return answer.ok ? answer.json() : null;
}
/** A play of bots alone, looked at as a watcher near its end. */
async function played() {
  const plan = { game: GAME, seats: Array.from({ length: 4 }, () => ({ kind: "bot" })) };
  const { table, token } = await ask("tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(plan) });
  const look = (path) => ask(`tables/${table}${path}`, { headers: { authorization: `Bearer ${token}` } });
  for (;;) {
    const { phase, step } = await look("");
    if (phase === "over") return (await look(`/steps/${Math.round(step * PART)}?eyes=spectator`)).view;
    await new Promise((done) => setTimeout(done, 1000));
  }
}
const board = await ask(`games/${GAME}/board`);
const outlines = JSON.parse(readFileSync(new URL("outlines.json", here)));
const atlas = survey(board);
const standing = new Slots(atlas).fill(await played());
const { space_length: long, space_width: wide } = board.drawing;
const box = { x: -620, y: -420, width: 1640, height: 1000 };
const near = ({ x, y }) => x > box.x - 200 && x < box.x + box.width + 200 && y > box.y - 200 && y < box.y + box.height + 200;
const n = (value) => Math.round(value);

/** Only the pieces of an outline that come near the picture. */
function crop(path) {
  return path.split(/(?=M)/).map((piece) => {
    let [x, y] = piece.slice(1).split("l")[0].split(" ").map(Number);
    const steps = [...piece.slice(piece.indexOf("l") + 1).matchAll(/(-?\d+)[ ]?(-?\d+)/g)];
    let [out, drawing] = ["", false];
    for (const [, dx, dy] of steps) {
      const from = { x, y };
      x += Number(dx);
      y += Number(dy);
      if (!near(from) && !near({ x, y })) drawing = false;
      else {
        out += drawing ? ` ${dx} ${dy}` : `M${from.x} ${from.y}l${dx} ${dy}`;
        drawing = true;
      }
    }
    return out;
  }).join("");
}

let tracks = "";
let spaces = "";
for (const section of atlas.sections.values()) {
  if (!section.line.some(([x, y]) => near({ x, y }))) continue;
  const path = "M" + section.line.map(([x, y]) => `${n(x)} ${n(y)}`).join("L");
  const line = section.kind === "clear" ? "" : `<path d="${path}" stroke="var(--${section.kind}-line)" stroke-width="5"${section.kind === "dotted" ? ' stroke-dasharray="7 8"' : ""}/>`;
  tracks += `<path d="${path}" stroke="var(--casing)" stroke-width="26"/><path d="${path}" stroke="var(--${section.kind})" stroke-width="18"/>${line}`;
  section.spaces.forEach((space, at) => {
    if (!near(space)) return;
    const train = standing.get(section.id)[at];
    const fill = train ? `var(--${train})` : `var(--${section.kind}-space)`;
    const mark = train ? `<path d="${MARKS[train]}" transform="scale(2.4)translate(-12-6)" stroke="${inkOn(train)}" stroke-width="2.2"/>` : "";
    spaces += `<g transform="translate(${n(space.x)} ${n(space.y)})rotate(${n(space.turn)})"><rect x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" rx="6" fill="${fill}" stroke="var(--casing)" stroke-width="5"/>${mark}</g>`;
  });
}
let cities = "";
for (const { x, y, radius, home, city } of atlas.places.values()) {
  if (!near({ x, y })) continue;
  cities += `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${home ? `var(--${home})` : "var(--raised)"}" stroke="var(--casing)" stroke-width="7"/>`;
  const east = (city.label ?? "e").includes("e");
  const up = (city.label ?? "e").includes("n") ? -26 : (city.label ?? "e").includes("s") ? 62 : 18;
  const ends = [x, x + (east ? 1 : -1) * (40 + city.name_en.length * 27)];
  if (ends.some((end) => end < box.x || end > box.x + box.width) || y + up - 40 < box.y || y + up + 12 > box.y + box.height) continue;
  cities += `<text x="${n(x + (east ? 34 : -34))}" y="${n(y + up)}" text-anchor="${east ? "start" : "end"}"${home ? ' font-weight="750"' : ""}>${city.name_en}</text>`;
}
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect x="-3000" y="-3000" width="6000" height="6000" fill="var(--land)"/><path d="${crop(outlines.borders)}" stroke="var(--land-line)" stroke-width="4"/>${tracks}${spaces}<g font-family="var(--serif)" font-size="46" fill="var(--ink)" stroke="none">${cities.replaceAll("<text", '<text paint-order="stroke" stroke="var(--halo)" stroke-width="11"')}</g></svg>\n`;
writeFileSync(new URL("picture.svg", here), svg);
console.log("picture.svg", svg.length);
