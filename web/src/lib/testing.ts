// For unit tests: a table without a server. A socket that keeps what is sent and says what a test lets it say.

import { vi } from "vitest";
import "./testing-page";
import type { ActionLayout, SeatView } from "./api";
import { Session } from "./session.svelte";
import type { SeenTable, ServerFrame } from "./shapes";

type Frame = Record<string, unknown> & { type: string };

class FakeSocket {
  static readonly OPEN = 1;
  static newest: FakeSocket;
  readonly readyState = FakeSocket.OPEN;
  readonly sent: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.newest = this;
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Frame);
  }

  close(): void {
    // nobody is there
  }
}

const SEAT = { kind: "human", name: "Anna", out: null, clock: null, connected: true } as const;

/** The actions of the small game: 0 passes, 1 and 2 are cards, 3 to 5 trains, 6 to 8 ferries. */
const LAYOUT: ActionLayout = {
  lists: { card: ["a", "b"], place: ["x", "y", "z"] },
  kinds: [
    { kind: "pass", targets: [] },
    { kind: "card", targets: [{ name: "place", list: "card" }] },
    { kind: "train", targets: [{ name: "place", list: "place" }] },
    { kind: "ferry", targets: [{ name: "place", list: "place" }] },
  ],
};

/** What an action means never travels. */
const withoutMeaning = (key: string, value: unknown): unknown => (key === "meaning" ? undefined : value);

/** A table of two in which seat 0 is to act and looks. */
export const aTable = (changes: Partial<SeenTable> = {}): SeenTable =>
  ({
    version: 1,
    since: 0,
    step: 0,
    table: "t",
    game: "small",
    phase: "playing",
    players: 2,
    reader: 0,
    actors: [0],
    seats: [
      { ...SEAT, seat: 0 },
      { ...SEAT, seat: 1 },
    ] as unknown as readonly SeatView[],
    log: [],
    chat: [],
    chat_older: false,
    terms: {},
    offer: null,
    you: { seats: [0], host: false, invited: [] },
    view: {},
    legal: [],
    turn: null,
    ...changes,
  }) as unknown as SeenTable;

/** A session and the other end of its socket. */
export class FakeServer {
  readonly session: Session;
  readonly #socket: FakeSocket;
  #number = 0;

  constructor() {
    vi.stubGlobal("WebSocket", FakeSocket);
    const book = { game: { id: "small" }, text: "", board: {}, layout: LAYOUT };
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, json: () => Promise.resolve(book) }));
    this.session = new Session("t.token", "en");
    this.#socket = FakeSocket.newest;
    this.#socket.onopen?.();
  }

  say(frame: ServerFrame): void {
    this.#socket.onmessage?.({ data: JSON.stringify(frame, withoutMeaning) });
  }

  /** Shows the table, and waits until the page has it. */
  async show(table: SeenTable): Promise<void> {
    this.say({ type: "view", number: ++this.#number, view: table } as ServerFrame);
    await vi.waitUntil(() => this.session.table?.version === table.version);
  }

  sent(type: string): Frame[] {
    return this.#socket.sent.filter((frame) => frame.type === type);
  }

  /** What was commanded, without the names each command carries. */
  get commands(): Record<string, unknown>[] {
    return this.sent("do").map(({ command }) => {
      const { key: _key, version: _version, seat: _seat, ...body } = command as Record<string, unknown>;
      return body;
    });
  }

  close(): void {
    this.session.leave();
    vi.unstubAllGlobals();
  }
}
