// All talk with the server. Same-origin JSON under /api, and one WebSocket a table that sends whole views: a view
// replaces the one before it, so a lost connection needs no more than the next view.

import type {
  Clause, Command, GameBook, GameLine, Language, Moment, OpenedTable, Preview, TableLine, TablePlan, TableView,
} from "./shapes";

export type Link = "joining" | "live" | "reconnecting" | "lost";

export interface Watcher {
  view(table: TableView): void;
  link(state: Link): void;
}

export interface Seat {
  /** Resolves once the server has acknowledged; rejects with its sentence. */
  send(command: Command, version: number): Promise<void>;
  /** The clause that forbids an action now, or null. */
  why(action: number): Promise<Clause | null>;
  /** What an action would change for everybody, chance imagined. */
  preview(action: number): Promise<Preview>;
  /** The whole play so far, as this seat has seen it. */
  story(): Promise<Moment[]>;
  leave(): void;
}

export interface Server {
  games(): Promise<GameLine[]>;
  book(game: string, language: Language): Promise<GameBook>;
  tables(tokens: string[], language: Language): Promise<TableLine[]>;
  open(plan: TablePlan): Promise<OpenedTable>;
  /** The token of a link or a code, or a rejection that says there is none. */
  find(link: string): Promise<string>;
  demo(): Promise<string>;
  sit(token: string, language: Language, watcher: Watcher): Seat;
}

export class ServerError extends Error {
  constructor(readonly status: number, sentence: string) {
    super(sentence);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = body === undefined
    ? { headers: { accept: "application/json" } }
    : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, init);
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { detail?: string };
    throw new ServerError(answer.status, said.detail ?? answer.statusText);
  }
  return (await answer.json()) as Answer;
}

const RETRY = [500, 1000, 2000, 4000, 8000];

/** A seat over a WebSocket. Each command carries the version it was meant for and a key, so that it is done once. */
class LiveSeat implements Seat {
  #socket: WebSocket | null = null;
  #left = false;
  #tries = 0;
  #waiting = new Map<string, { done: () => void; failed: (wrong: Error) => void; message: string }>();

  constructor(private token: string, private language: Language, private watcher: Watcher) {
    watcher.link("joining");
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `api/seats/${encodeURIComponent(this.token)}/live?language=${this.language}`;
    const socket = new WebSocket(`${scheme}://${location.host}/${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.watcher.link("live");
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Heard);
    socket.onclose = () => this.#retry();
  }

  #hear(heard: Heard): void {
    if ("view" in heard) return this.watcher.view(heard.view);
    const waiting = this.#waiting.get(heard.key);
    this.#waiting.delete(heard.key);
    if (heard.error) waiting?.failed(new ServerError(409, heard.error));
    else waiting?.done();
  }

  #retry(): void {
    if (this.#left) return;
    const pause = RETRY[Math.min(this.#tries, RETRY.length - 1)] ?? 8000;
    this.#tries += 1;
    this.watcher.link(this.#tries > RETRY.length ? "lost" : "reconnecting");
    setTimeout(() => this.#left || this.#connect(), pause);
  }

  send(command: Command, version: number): Promise<void> {
    const key = crypto.randomUUID();
    const message = JSON.stringify({ ...command, version, key });
    return new Promise((done, failed) => {
      this.#waiting.set(key, { done, failed, message });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  why(action: number): Promise<Clause | null> {
    return ask(`seats/${encodeURIComponent(this.token)}/why/${action}?language=${this.language}`);
  }

  preview(action: number): Promise<Preview> {
    return ask(`seats/${encodeURIComponent(this.token)}/preview/${action}?language=${this.language}`);
  }

  story(): Promise<Moment[]> {
    return ask(`seats/${encodeURIComponent(this.token)}/story?language=${this.language}`);
  }

  leave(): void {
    this.#left = true;
    this.#socket?.close();
  }
}

type Heard = { view: TableView } | { key: string; error?: string };

const live: Server = {
  games: () => ask("games"),
  book: (game, language) => ask(`games/${game}?language=${language}`),
  tables: (tokens, language) => (tokens.length ? ask(`tables/mine?language=${language}`, { tokens }) : Promise.resolve([])),
  open: (plan) => ask("tables", plan),
  find: (link) => ask<{ token: string }>("tables/find", { link }).then((found) => found.token),
  demo: () => ask<{ token: string }>("demo", {}).then((found) => found.token),
  sit: (token, language, watcher) => new LiveSeat(token, language, watcher),
};

declare const __FIXTURES__: boolean;

export const server: Server = __FIXTURES__ ? (await import("../dev/server")).recorded : live;
