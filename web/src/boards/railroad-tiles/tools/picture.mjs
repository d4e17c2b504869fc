// Railroad Tiles: the thick of the best territory at the end of a play, with its cities and the largest rectangle.

export const PART = 1; // how far into the play
export const BOX = { x: 0, y: 0, width: 680, height: 415 };

const CELL = 96;
const n = (value) => Math.round(value * 10) / 10;

/** The corner of the part of this size in which most tiles lie. */
function thickest(places, wide, high) {
  let best = { x: 12, y: 13, count: -1 };
  for (const { column } of places)
    for (const { row } of places) {
      const [x, y] = [column - 0.3, row - 0.2];
      const isSeen = (one) =>
        one.column > x - 0.5 && one.column < x + wide - 0.5 && one.row > y - 0.5 && one.row < y + high - 0.5;
      const count = places.filter(isSeen).length;
      if (count > best.count) best = { x, y, count };
    }
  return best;
}

export async function draw({ board, view, sprite, load }) {
  const { drawingOf } = await load("art/drawing");
  const { placeOf } = await load("territory/cells");
  const { cityMarks, rectangleBox } = await load("territory/marks");
  const rows = new Map([
    ...board.tiles.map((row) => [row.id, { row, landmark: false }]),
    ...board.objectives.map((row) => [row.id, { row: { ...row, icon: "none" }, landmark: true }]),
  ]);
  const player = view.players.toSorted((one, two) => (two.rectangle?.tiles ?? 0) - (one.rectangle?.tiles ?? 0))[0];
  const [wide, high] = [BOX.width / CELL, BOX.height / CELL];
  const corner = thickest(
    player.territory.map(({ cell }) => placeOf(cell)),
    wide,
    high,
  );
  const seen = player.territory.filter(({ cell }) => {
    const { column, row } = placeOf(cell);
    return column > corner.x - 1 && column < corner.x + wide && row > corner.y - 1 && row < corner.y + high;
  });
  const used = new Set();
  const use = ({ symbol, x, y, width, height, turn }) => {
    used.add(symbol);
    const turned = turn ? ` transform="rotate(${turn} 48 48)"` : "";
    return `<use href="#rtp-${symbol}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${turned}/>`;
  };
  const at = (cell, inner) => {
    const { column, row } = placeOf(cell);
    return `<g transform="translate(${n((column - corner.x) * CELL)} ${n((row - corner.y) * CELL)})">${inner}</g>`;
  };
  const drawn = seen.map(({ cell, tile, lie, piece }) => {
    const { row, landmark } = rows.get(tile);
    return { cell, ...drawingOf(row, { lie, landmark, occupied: piece }) };
  });
  const PLAZA = `<rect x="23" y="23" width="50" height="50" rx="5" fill="var(--rt-plaza)" stroke="var(--rt-line)" stroke-width="2.4"/>`;
  const tiles = drawn.map(({ cell, ground, fields, below, framed, above }) => {
    const plots = fields.map(
      ({ x, y, wheat }) =>
        `<rect x="${n(x)}" y="${n(y)}" width="40" height="40" rx="4" fill="var(--rt-${wheat ? "wheat" : "rural-2"})"/>`,
    );
    const frame = framed ? `<rect x="3" y="3" width="90" height="90" stroke="var(--rt-frame)" stroke-width="2"/>` : "";
    const over = above.map((part) => (part.symbol === "plaza" ? PLAZA : use(part)));
    const base = `<rect width="96" height="96" fill="var(--rt-${ground})" stroke="var(--rt-edge)" stroke-opacity=".5" stroke-width=".8"/>`;
    return at(cell, `${base}${plots.join("")}${below.map(use).join("")}${frame}${over.join("")}`);
  });
  const cities = cityMarks(player).map(
    ({ path }) =>
      `<path d="${path}" stroke="var(--rt-city)" stroke-width="5"/><path d="${path}" stroke="var(--rt-plate)" stroke-width="2"/>`,
  );
  const line = (box, more) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${more}/>`;
  const box = player.rectangle && rectangleBox(player.rectangle);
  const rectangle = box
    ? line(box, `stroke="var(--rt-plate)" stroke-width="6.5"`) +
      line(box, `stroke="var(--rt-mark)" stroke-width="4" stroke-dasharray="16 5 4 5"`)
    : "";
  const icons = drawn.flatMap(({ cell, icon }) => (icon ? [at(cell, use(icon.part))] : []));
  const symbols = [...used].map((name) => {
    const found = new RegExp(`<symbol id="rt-${name}".*?</symbol>`, "s").exec(sprite)?.[0] ?? "";
    return found.replace(`id="rt-${name}"`, `id="rtp-${name}"`);
  });
  const marks = `<g transform="translate(${n(-corner.x * CELL)} ${n(-corner.y * CELL)})">${rectangle}${cities.join("")}</g>`;
  const ground = `<rect x="-500" y="-500" width="2000" height="2000" fill="var(--rt-sheet)"/>`;
  // Routes end flat at the borders of their tiles: the round ends of the whole picture would run over.
  return `<defs>${symbols.join("")}</defs>${ground}<g stroke-linecap="butt" stroke-linejoin="miter">${tiles.join("")}${marks}${icons.join("")}</g>`;
}
