// One visitor at one table, as the screens need it: the newest view, the game's book, and what the visitor does.

import { Meanings } from "./meanings";
import { ownTables } from "./own-tables.svelte";
import { isClosed, isGone, RequestRefused, sentence, server, tableRoutes } from "./server";
import type {
  Answer,
  Ended,
  Eyes,
  Followed,
  ForkPlan,
  GameBook,
  Hint,
  Invitation,
  Language,
  LogLine,
  StoryTurn,
  Opened,
  AskBody,
  Receipt,
  Refusal,
  SeenTable,
  Step,
  TableView,
  CommandBody,
} from "./shapes";
import { Talk } from "./talk.svelte";
import { TableSocket, type ConnectionStatus, type Sender } from "./socket";
import { Catalogue } from "./words.svelte";

/** How long a command may wait for the view that shows what it has done. */
const VIEW_TIMEOUT = 3000;
const TURN_COMMANDS = new Set<CommandBody["command"]>(["choose", "offer", "agree"]);
const HOST_COMMANDS = new Set<CommandBody["command"]>([
  "uninvite",
  "clear",
  "seat_bot",
  "replace",
  "start",
  "pause",
  "resume",
  "announce",
]);

/** What a command of one's own hangs on: the same as long as only others have acted or talked. */
function ownState({ phase, reader, legal, turn, offer }: TableView): string {
  const actions = (choices: readonly { action: number }[] = []): number[] => choices.map(({ action }) => action);
  return JSON.stringify([phase, reader, actions(legal), actions(turn?.steps), turn?.final?.action, offer]);
}

export class Session {
  table = $state.raw<TableView | null>(null);
  book = $state.raw<GameBook | null>(null);
  words = $state.raw<Catalogue | null>(null);
  link = $state<ConnectionStatus>("joining");
  wrong = $state<string | null>(null);
  /** The table cannot go on at this server, which has been changed meanwhile. */
  closed = $state(false);
  /** The table is not there any more, or not for us: why. */
  gone = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** At one screen: the seat the device is to be passed to. Whatever is secret is not on the page meanwhile. */
  passing = $state<number | null>(null);
  /** Who had the device before. */
  before = $state<number | null>(null);
  /** Says of a new view whether it waits until what leads to it has been shown; `show` is called for it then. */
  holdBack: ((now: TableView, next: TableView) => boolean) | null = null;
  /** Called when the player acts: nothing may wait any longer. */
  onact: (() => void) | null = null;
  readonly talk: Talk;
  #lingering = $state(false);
  #coming: number | null = null;
  #socket: TableSocket;
  #routes;
  #listeners = new Set<(table: TableView) => void>();
  #log: readonly LogLine[] = [];
  #book: Promise<void> | null = null;
  #meanings: Meanings | null = null;

  constructor(
    readonly token: string,
    readonly language: Language,
  ) {
    const routes = tableRoutes(token);
    this.#routes = routes;
    this.talk = new Talk((before) => routes.chat(before));
    this.#socket = new TableSocket(token, language, {
      view: (table) => void this.#receive(table),
      link: (link) => (this.link = link),
      ended: (why) => {
        this.wrong = why?.message ?? this.wrong;
        this.closed = why !== null && isClosed(why);
        if (why && isGone(why)) this.gone = why;
      },
    });
  }

  // What is seen ------------------------------------------------------------------------------------------------------

  async #receive(update: SeenTable): Promise<void> {
    const whole = this.#withFullLog(update);
    if (!this.#meanings) {
      this.#book ??= this.#open(whole);
      await this.#book;
      if (!this.#meanings || (this.table && this.table.version > whole.version)) return;
    }
    this.talk.hear(whole);
    const table = this.#meanings.table(whole);
    for (const listener of this.#listeners) listener(table);
    if (!this.table || !this.holdBack?.(this.table, table)) this.show(table);
  }

  /** The table as it is on the screen from now on. */
  show(table: TableView): void {
    const before = this.table;
    this.table = table;
    if (!before && (table.you.seats.length > 0 || table.you.host)) ownTables.add(this.token);
    this.#passOn(!before || before.phase === "open");
  }

  /** The log comes in pieces: what follows the version one has. One's own seats at this screen are all here. */
  #withFullLog(update: SeenTable): SeenTable {
    const before = update.since > 0 ? this.#log.filter((line) => line.version <= update.since) : [];
    this.#log = [...before, ...update.log];
    const seats = update.seats.map((seat) =>
      update.you.seats.includes(seat.seat) ? { ...seat, connected: true } : seat,
    );
    return { ...update, seats, log: this.#log };
  }

  async #open({ game, rules }: SeenTable): Promise<void> {
    try {
      const book = await server.book(game, rules, this.language);
      this.words = new Catalogue(this.language, book.text);
      this.book = book;
      this.#meanings = new Meanings(book.layout);
    } catch (wrong) {
      this.wrong = sentence(wrong);
      this.#book = null;
    }
  }

  get yours(): boolean {
    const table = this.table;
    return !!table && table.reader !== null && this.waiting.includes(table.reader);
  }

  /** The seat that is meant by "you"; nobody's where several of this screen look at the end together. */
  get self(): number | null {
    const together = this.table?.phase === "over" && this.table.you.seats.length > 1;
    return together ? null : (this.table?.reader ?? null);
  }

  get host(): boolean {
    return this.table?.you.host ?? false;
  }

  /** The seats of this token that a person plays. */
  get mine(): number[] {
    const table = this.table;
    return table ? table.you.seats.filter((seat) => table.seats[seat]?.kind === "human") : [];
  }

  /** Those of them the game waits for. */
  get waiting(): number[] {
    const table = this.table;
    return table?.phase === "playing" ? this.mine.filter((seat) => table.actors.includes(seat)) : [];
  }

  /** Whether the game may be asked what it would do in my place: it can, the table allows it, and it is my turn. */
  get hinted(): boolean {
    return this.yours && this.book?.game.has_hints === true && this.table?.terms["hints"] === true;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }

  // Several people at one screen --------------------------------------------------------------------------------------

  /** Covers the table when one comes to it anew, and when the game waits for another of the people at this screen. */
  #passOn(anew: boolean): void {
    const table = this.table;
    if (!table || table.you.seats.length < 2 || table.phase === "open") return;
    if (table.reader !== null && table.reader === this.#coming) this.#uncover();
    const next = this.waiting[0];
    if (next === undefined) this.#rest(table, anew);
    else if (anew) this.pass(next);
    else if (this.yours) this.#lingering = false;
    else if (this.#coming === null && !this.#lingering) this.pass(next);
  }

  /** Nobody here is to act: a game that is over is shown to all, one under way only as far as all may see it. */
  #rest(table: TableView, anew: boolean): void {
    this.#uncover();
    this.#lingering = false;
    if (table.phase === "over" && table.reader === null) this.#socket.look(table.you.seats[0] ?? null);
    else if (table.phase !== "over" && anew) this.#socket.look(null);
  }

  #uncover(): void {
    this.passing = null;
    this.#coming = null;
  }

  /** The device goes to another of the people here: until they say they have it, only what all may see is sent. */
  pass(seat: number): void {
    if (this.passing === seat) return;
    if (this.table && this.table.reader !== null) this.before = this.passing === null ? this.table.reader : this.before;
    this.#lingering = false;
    this.#coming = null;
    this.passing = seat;
    this.#socket.look(null);
  }

  /** Show the table from the seat of the player who has the device now. */
  look(seat: number): void {
    this.#lingering = !this.waiting.includes(seat);
    this.#coming = seat;
    this.#socket.look(seat);
  }

  /** The one of my seats the game waits for while I still look with another. */
  get next(): number | null {
    return this.#lingering && this.passing === null ? (this.waiting[0] ?? null) : null;
  }

  // What is done ------------------------------------------------------------------------------------------------------

  async #do(body: CommandBody): Promise<Receipt | null> {
    if (!this.table) return null;
    if (TURN_COMMANDS.has(body.command)) this.onact?.();
    this.busy = true;
    this.wrong = null;
    try {
      const receipt = await this.#send(body, this.table);
      await this.#shown(receipt.version);
      return receipt;
    } catch (wrong) {
      if (this.link !== "ended") this.wrong = sentence(wrong);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** A command is meant for the table on the screen, and for the next one too where only others have moved on. */
  async #send(body: CommandBody, table: TableView): Promise<Receipt> {
    const from: Sender = {};
    if (table.reader !== null && !HOST_COMMANDS.has(body.command)) from.seat = table.reader;
    if (TURN_COMMANDS.has(body.command)) from.version = table.version;
    try {
      return await this.#socket.command(body, from);
    } catch (wrong) {
      return this.#send(body, await this.#movedOn(wrong, table));
    }
  }

  /** The table after others have moved on, if that was all that was wrong. */
  async #movedOn(wrong: unknown, table: TableView): Promise<TableView> {
    if (!(wrong instanceof RequestRefused) || wrong.key !== "table-stale") throw wrong;
    await this.#shown(Number(wrong.refusal.facts["current"]));
    this.onact?.();
    const now = this.table;
    if (!now || now.version === table.version || ownState(now) !== ownState(table)) throw wrong;
    return now;
  }

  /** A command counts as done once its view has come: the next one is meant for that. */
  #shown(version: number): Promise<void> {
    if ((this.table?.version ?? 0) >= version) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(late);
        this.#listeners.delete(listener);
        done();
      };
      const listener = (table: TableView): void => void (table.version >= version && end());
      const late = setTimeout(end, VIEW_TIMEOUT);
      this.#listeners.add(listener);
    });
  }

  async #tell(body: CommandBody): Promise<boolean> {
    return (await this.#do(body)) !== null;
  }

  /** Keeps the first so many choices of the tentative turn, goes on with these actions, and confirms it if said. */
  choose = (keep: number, actions: readonly number[], confirm = false): Promise<boolean> =>
    this.#tell({ command: "choose", keep, actions, confirm });
  confirm = (): Promise<boolean> => this.choose(this.#chosen, [], true);
  takeBack = (): Promise<boolean> => this.choose(this.#chosen - 1, []);

  /** How many choices the tentative turn has, with the one that waits to be confirmed. */
  get #chosen(): number {
    const turn = this.table?.turn;
    return (turn?.steps.length ?? 0) + (turn?.final ? 1 : 0);
  }

  offer = (what: "take-back" | "pause" | "resume" | "lots", to?: number): Promise<boolean> =>
    this.#tell({ command: "offer", what, ...(to === undefined ? {} : { to }) });
  agree = (): Promise<boolean> => this.#tell({ command: "agree" });
  decline = (): Promise<boolean> => this.#tell({ command: "decline" });
  withdraw = (): Promise<boolean> => this.#tell({ command: "withdraw" });
  resign = (): Promise<boolean> => this.#tell({ command: "resign" });
  handOver = (level: string): Promise<boolean> => this.#tell({ command: "hand_over", level });
  takeOver = (): Promise<boolean> => this.#tell({ command: "take_over" });
  say = (words: string): Promise<boolean> =>
    this.#tell({ command: this.table?.reader === null && this.host ? "announce" : "say", words });
  note = (words: string): Promise<boolean> => this.#tell({ command: "note", words });
  leaveSeat = (): Promise<boolean> => this.#tell({ command: "leave" });

  /** At once by the host, by consent of all for anybody else. */
  pause = (): Promise<boolean> => (this.host ? this.#tell({ command: "pause" }) : this.offer("pause"));
  resume = (): Promise<boolean> => (this.host ? this.#tell({ command: "resume" }) : this.offer("resume"));

  // The host's
  start = (): Promise<boolean> => this.#tell({ command: "start" });
  seatBot = (seat: number, level: string, name: string): Promise<boolean> =>
    this.#tell({ command: "seat_bot", seat, level, name });
  clear = (seat: number): Promise<boolean> => this.#tell({ command: "clear", seat });
  uninvite = (seat: number): Promise<boolean> => this.#tell({ command: "uninvite", seat });
  /** Lets a bot play for somebody who is away. */
  replace = (seat: number, level: string): Promise<boolean> => this.#tell({ command: "replace", seat, level });
  invite = (seat: number, name: string): Promise<Invitation> => this.#routes.invite(seat, name);

  // What is asked -----------------------------------------------------------------------------------------------------

  get #reader(): number | null {
    return this.table?.reader ?? null;
  }

  /** What can be done and why not, about the table on the screen; null if it has moved on, or there is no line. */
  async ask(question: AskBody): Promise<Answer | null> {
    const asked = this.table;
    if (!asked) return null;
    const answer = await this.#ask(question, asked).catch(() => null);
    return this.table && ownState(this.table) === ownState(asked) ? answer : null;
  }

  async #ask(question: AskBody, table: TableView): Promise<Answer | null> {
    try {
      const answer = await this.#socket.ask(question, table.version, table.reader);
      return this.#meanings?.answer(answer) ?? null;
    } catch (wrong) {
      return this.#ask(question, await this.#movedOn(wrong, table));
    }
  }

  async hint(): Promise<Hint | null> {
    const hint = await this.#routes.hint(this.#reader);
    return this.#meanings?.hint(hint) ?? null;
  }

  story = (eyes: Eyes = "own"): Promise<StoryTurn[]> => this.#routes.story(eyes, this.#reader);
  step = (step: number, eyes: Eyes = "own"): Promise<Step> => this.#routes.step(step, eyes, this.#reader);
  record = (): Promise<Ended> => this.#routes.record();
  fork = (plan: ForkPlan): Promise<Opened> => this.#routes.fork(plan);
  /** A next table for the same people: opened by the first to ask, the others are led there. */
  again = (): Promise<Followed> => this.#routes.again();

  /** Does not wait for the next try to reach the server. */
  reconnectNow = (): void => this.#socket.reconnectNow();

  leave(): void {
    this.#socket.close();
  }
}
