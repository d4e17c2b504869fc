// The socket of one table. It says who is there, shows every view in its order, asks again for what it missed, and
// carries commands until each is answered: a line that breaks is taken up again, and what had no answer is sent anew.

import { newKey, Refused, tableOf } from "./server";
import type { ServerFrame, Receipt, Refusal, ClientFrame, TableView, Wish } from "./shapes";

export type Link = "joining" | "live" | "reconnecting" | "lost" | "ended";

export interface Hearer {
  view(table: TableView): void;
  link(link: Link): void;
  /** The table is closed to this token, and why. */
  ended(why: Refusal | null): void;
}

/** With which of one's seats, and for which version of the table a command is meant. */
export interface Sender {
  seat?: number;
  version?: number;
}

interface Waiting {
  frame: string;
  done(receipt: Receipt): void;
  failed(wrong: Refused): void;
}

const PAUSES = [250, 500, 1000, 2000, 4000];
const PING_EVERY = 20_000;
const ANSWER = 6_000;
/** Codes with which the server says that trying again is of no use. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410, 4422]);

export class Wire {
  /** Up to which version the hearer has the log. */
  #last = 0;
  /** With which of one's seats one looks, null as a watcher; undefined: as the server will have it. */
  #eyes: number | null | undefined;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #tries = 0;
  #heardAt = 0;
  #refusal: Refusal | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;

  constructor(
    private token: string,
    private language: string,
    private hearer: Hearer,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#pulse = setInterval(() => this.#feel(), PING_EVERY);
    hearer.link("joining");
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(tableOf(this.token))}/socket`,
    );
    this.#socket = socket;
    this.#number = 0;
    this.#heardAt = performance.now();
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.token, last: this.#last, lang: this.language, seat: this.#eyes ?? null });
      if (this.#eyes === null) this.#send({ type: "look", seat: null });
      for (const { frame } of this.#waiting.values()) socket.send(frame);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = performance.now();
      this.#hear(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = (event) => socket === this.#socket && this.#broken(event.code);
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #hear(heard: ServerFrame): void {
    if (heard.type === "view") this.#show(heard.number, heard.view);
    else if (heard.type === "ack") this.#answered(heard.key)?.done(heard.receipt);
    else if (heard.type === "refused") {
      if (heard.key === null) this.#refusal = heard.error;
      else this.#answered(heard.key)?.failed(new Refused(heard.error, 409));
    }
  }

  #answered(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }

  #show(number: number, view: TableView): void {
    const missed = number !== this.#number + 1;
    this.#number = number;
    this.#tries = 0;
    if (missed) return this.#send({ type: "resync", last: this.#last });
    this.#send({ type: "seen", number });
    this.hearer.link("live");
    if (this.#eyes !== undefined && view.reader !== this.#eyes) return; // sent before the server heard of `look`
    this.#last = view.version;
    this.hearer.view(view);
  }

  #broken(code: number): void {
    this.#socket = null;
    if (this.#refusal?.key === "server-not-your-seat") this.#lookAnew();
    else if (FINAL.has(code)) return this.#end();
    this.hearer.link(this.#tries < PAUSES.length ? "reconnecting" : "lost");
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 4000;
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** Seats drawn by lot have other numbers than before: the server knows which is ours. */
  #lookAnew(): void {
    this.#refusal = null;
    this.#eyes = undefined;
    this.#last = 0;
  }

  #end(): void {
    this.close();
    const why = this.#refusal;
    for (const { failed } of this.#waiting.values())
      failed(new Refused(why ?? { key: "ended", facts: {}, message: "" }, 403));
    this.#waiting.clear();
    this.hearer.link("ended");
    this.hearer.ended(why);
  }

  /** Back from sleep, or into a tunnel or out of one: no reason to wait for the next try. */
  hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket) return this.#feel();
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** Whether the line still lives: a socket may be dead without knowing it. */
  #feel(): void {
    const socket = this.#socket;
    if (!socket) return;
    const asked = performance.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (socket !== this.#socket || this.#heardAt >= asked) return;
      this.#broken(0);
      socket.close();
    }, ANSWER);
  }

  /** Resolves once it is durable; rejects with the server's sentence. */
  command(wish: Wish, from: Sender): Promise<Receipt> {
    const key = newKey();
    const frame = JSON.stringify({ type: "do", command: { ...wish, ...from, key } });
    return new Promise((done, failed) => {
      this.#waiting.set(key, { frame, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** Look with another of one's seats, or as a watcher would. */
  look(seat: number | null): void {
    this.#eyes = seat;
    this.#last = 0;
    this.#send({ type: "look", seat });
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    socket?.close();
  }
}
