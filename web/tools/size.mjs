// What a browser must load before it shows the home page, and what a table adds: JS and CSS, gzipped. Fails above the
// limit. Run after a build: npm run size [folder of the build]
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = process.argv[2];
const dist = folder ? pathToFileURL(resolve(folder) + "/") : new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist)));

function files(entry, seen = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const sheet of chunk.css ?? []) seen.add(sheet);
  for (const other of chunk.imports ?? []) files(other, seen);
  return seen;
}
const weigh = (names) => [...names].reduce((sum, name) => sum + gzipSync(readFileSync(new URL(name, dist))).length, 0);

const first = files("index.html");
files("src/text/it.ftl?raw", first);
const table = new Set(first);
for (const screen of ["TableLink", "Table"]) files(`src/screens/${screen}.svelte`, table);
for (const entry of Object.keys(manifest))
  if (/^src\/boards\/[^/]+\/index\.ts$/.test(entry)) {
    const board = files(entry, new Set());
    const added = [...board].filter((name) => !table.has(name));
    console.log(`${entry}: ${weigh(added)} bytes gzipped`);
  }
console.log(`first view: ${weigh(first)} bytes gzipped, limit ${LIMIT}`);
console.log(`table, without its board: ${weigh([...table].filter((name) => !first.has(name)))} bytes gzipped more`);
if (weigh(first) > LIMIT) process.exit(1);
