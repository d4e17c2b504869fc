// Draws the picture of a game for the home page from the board's own data and a real game between bots: a part of the
// map in the page's colours. How is said by tools/picture.mjs in the board's folder. Run with a server on port 8000:
// npm run picture <game>
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";

const game = process.argv[2];
const here = new URL(`../src/boards/${game}/`, import.meta.url);
const { BOX, PART, draw } = await import(new URL("tools/picture.mjs", here));
const made = mkdtempSync(join(tmpdir(), "picture-"));

/** A module of the board. */
async function load(name) {
  const bundle = await rolldown({ input: new URL(`${name}.ts`, here).pathname });
  await bundle.write({ file: join(made, `${name}.mjs`) });
  return import(join(made, `${name}.mjs`));
}

async function ask(path, init = {}) {
  const answer = await fetch(`http://127.0.0.1:8000/api/${path}`, init);
  return answer.ok ? answer.json() : null;
}

/** A play of bots alone, looked at as a watcher near its end. */
async function played() {
  const plan = { game, seats: Array.from({ length: 4 }, () => ({ kind: "bot" })) };
  const { table, token } = await ask("tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(plan),
  });
  const look = (path) => ask(`tables/${table}${path}`, { headers: { authorization: `Bearer ${token}` } });
  for (;;) {
    const { phase, step } = await look("");
    if (phase === "over") return (await look(`/steps/${Math.round(step * PART)}?eyes=spectator`)).view;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/** Whether a point may be seen, or is near enough to draw a line to. */
const near = ({ x, y }, margin = 200) =>
  x > BOX.x - margin && x < BOX.x + BOX.width + margin && y > BOX.y - margin && y < BOX.y + BOX.height + margin;

/** Only the pieces of an outline that come near the picture. */
function crop(path) {
  return path
    .split(/(?=M)/)
    .map((piece) => {
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
    })
    .join("");
}

const board = await ask(`games/${game}/board`);
const drawn = new URL("outlines.json", here); // of a map of the world; a board of tiles has none
const borders = existsSync(drawn) ? crop(JSON.parse(readFileSync(drawn)).borders) : "";
const symbols = new URL("art/symbols.svg", here);
const sprite = existsSync(symbols) ? readFileSync(symbols, "utf8") : "";
const inside = await draw({ board, view: await played(), borders, sprite, load, near });
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>\n`;
writeFileSync(new URL("picture.svg", here), svg);
console.log(game, svg.length);
