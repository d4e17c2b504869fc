// boardgame.io's server with tic-tac-toe, its storage in memory as it comes; it says where it is.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { version } = require("boardgame.io/package.json");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf({ G, ctx }) {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

// Its log goes to the standard output, where the address is expected.
console.log = console.info = () => {};
const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
const hello = {
  url: `http://127.0.0.1:${appServer.address().port}`,
  pid: process.pid,
  build: `${version} on Node ${process.versions.node}`,
};
process.stdout.write(`${JSON.stringify(hello)}\n`);
