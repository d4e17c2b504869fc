// Draws the outlines under the maps once: those of every board that has a recipe for them, tools/outlines.mjs in its
// folder. Run: npm run outlines [game...]
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { outlines } from "./atlas.mjs";

const boards = new URL("../src/boards/", import.meta.url);
const wanted = process.argv.slice(2);

for (const game of readdirSync(boards)) {
  const recipe = new URL(`${game}/tools/outlines.mjs`, boards);
  if (!existsSync(recipe) || (wanted.length && !wanted.includes(game))) continue;
  const drawn = outlines((await import(recipe)).default);
  writeFileSync(new URL(`${game}/outlines.json`, boards), JSON.stringify(drawn, null, 2) + "\n");
  for (const [name, path] of Object.entries(drawn)) console.log(game, name, path.length);
}
