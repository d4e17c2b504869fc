// Bends a flat map so that the places one knows come to lie where they should, and everything between them follows: a
// thin-plate spline. `ease` lets it miss the places a little where going through them all would crumple the map.

const kernel = (r2) => (r2 ? r2 * Math.log(r2) : 0);

/** The solution of a linear system with several right-hand sides. */
function solve(matrix, sides) {
  const rows = matrix.map((row, at) => [...row, ...sides[at]]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let best = at;
    for (let row = at; row < size; row++) if (Math.abs(rows[row][at]) > Math.abs(rows[best][at])) best = row;
    [rows[at], rows[best]] = [rows[best], rows[at]];
    for (let row = 0; row < size; row++) {
      const part = row === at ? 0 : rows[row][at] / rows[at][at];
      if (part) for (let column = at; column < rows[row].length; column++) rows[row][column] -= part * rows[at][column];
    }
  }
  return rows.map((row, at) => row.slice(size).map((value) => value / row[at]));
}

/** From pairs of [x, y] as it is and [x, y] where it should lie, a function that moves any point. */
export function warp(pairs, ease) {
  const from = pairs.map(([[x, y]]) => [x / 1000, y / 1000]);
  const distance = ([x, y], [u, v]) => (x - u) ** 2 + (y - v) ** 2;
  const matrix = from.map((one, at) => [
    ...from.map((two, to) => kernel(distance(one, two)) + (at === to ? ease : 0)),
    1,
    ...one,
  ]);
  for (const part of [() => 1, ([x]) => x, ([, y]) => y]) matrix.push([...from.map(part), 0, 0, 0]);
  const weights = solve(matrix, [...pairs.map(([, to]) => to), [0, 0], [0, 0], [0, 0]]);
  return ([x, y]) => {
    const at = [x / 1000, y / 1000];
    const parts = [...from.map((one) => kernel(distance(one, at))), 1, ...at];
    return [0, 1].map((axis) => parts.reduce((sum, part, index) => sum + part * weights[index][axis], 0));
  };
}
