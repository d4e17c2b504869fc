// What lies on a table of Railroad Tiles, and what it is called.

import type { Session } from "../../lib/session.svelte";
import type { Facts } from "../../lib/words.svelte";
import { BoardDesk } from "../desk.svelte";
import type { BoardData, Player, View } from "./shapes";
import { rowsOf, type Rows } from "./territory/rows";
import { catalogueOf } from "./words";

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const NOBODY: Player = {
  territory: [],
  hand: [],
  objectives: [],
  due: false,
  refused: [],
  refusals_left: 0,
  discarded: [],
  stars: 0,
  column: null,
  done: false,
  cities: [],
  rectangle: null,
  open_ends: [],
  pieces: { car: 0, train: 0, traveller: 0 },
  goals: [],
};

export class NamingDesk extends BoardDesk<View, BoardData> {
  readonly rows: Rows;

  constructor(session: Session) {
    super(session, catalogueOf(session.language));
    this.rows = rowsOf(this.board);
  }

  get seats(): number[] {
    return this.view.players.map((_, seat) => seat);
  }

  player(seat: number | null): Player {
    return (seat === null ? undefined : this.view.players[seat]) ?? NOBODY;
  }

  get own(): Player {
    return this.player(this.reader);
  }

  get isAlone(): boolean {
    return this.view.players.length === 1;
  }

  /** Whether it is the phase in which pieces are placed. */
  get isPlacing(): boolean {
    return this.view.phase === "population";
  }

  get isLastRound(): boolean {
    return this.view.round >= this.board.game.rounds;
  }

  edgesOf(kind: string | null): string {
    return this.rows.get(kind ?? "")?.row.edges ?? "----";
  }

  /** What a seat laid in its last turn. */
  lastLaid(seat: number): string[] {
    const own = this.table.log.filter(({ undone, of, facts }) => !undone && of === "game" && facts["seat"] === seat);
    const taken = own.findLastIndex(({ key }) => key === "took" || key === "started");
    return own.slice(taken).flatMap(({ key, facts }) => (key === "laid" ? [facts["cell"] as string] : []));
  }

  /** A word of the game's own catalogue. */
  tell(message: string, facts?: Facts): string {
    return this.session.words?.say(message, facts) ?? message;
  }

  /** What a tile, an objective or a challenge is called. */
  kindName(kind: string): string {
    const { tiles, objectives, challenges } = this.board;
    const shape = tiles.find(({ id }) => id === kind)?.shape;
    if (shape) return capital(this.tell(`shape-${shape}`));
    const row = [...objectives, ...challenges].find(({ id }) => id === kind);
    return row?.[this.session.language === "it" ? "name_it" : "name_en"] ?? kind;
  }

  /** The same for those who do not see it: whether it is urban, and its icon. */
  fullName(kind: string): string {
    const row = this.board.tiles.find(({ id }) => id === kind);
    if (!row) return this.kindName(kind);
    return this.tell("tile", { shape: this.kindName(kind), look: `${row.background}-${row.icon}` });
  }

  /** What a token shows, in words. */
  tokenName(look: string): string {
    return capital(this.tell(`token-${look.replace("-flag", "")}`));
  }

  /** The same for those who do not see it: a flag asks for an objective. */
  tokenFullName(id: string): string {
    const flag = this.board.tokens.find((token) => token.id === id)?.flag ?? false;
    return flag ? this.say("token-flag", { token: this.tokenName(id) }) : this.tokenName(id);
  }

  territoryName(seat: number): string {
    return seat === this.reader
      ? this.say("own-territory")
      : this.say("territory-of", { name: this.session.name(seat) });
  }
}
