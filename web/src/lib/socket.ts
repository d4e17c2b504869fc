// The socket of one table. It says who is there, shows every view in its order, asks again for what it missed, and
// carries commands until each is answered: after a break it reconnects and sends again what had no answer. Questions
// about a place are asked once.

import type { Answer } from "./api";
import { newKey, RequestRefused, tableOf } from "./server";
import type { AskBody, ClientFrame, CommandBody, Receipt, Refusal, SeenTable, ServerFrame } from "./shapes";

export type ConnectionStatus = "joining" | "live" | "reconnecting" | "lost" | "ended";

export interface SocketListener {
  view(table: SeenTable): void;
  link(link: ConnectionStatus): void;
  /** The table is closed to this token, and why. */
  ended(why: Refusal | null): void;
}

/** With which of one's seats, and for which version of the table a command is meant. */
export interface Sender {
  seat?: number;
  version?: number;
}

interface Pending<Answer> {
  done(answer: Answer): void;
  failed(wrong: RequestRefused): void;
}

type Waiting = Pending<Receipt> & { frame: string };

const RETRY_DELAYS = [250, 500, 1000, 2000, 4000];
const PAUSE_AFTER_REFUSAL = 1000;
const PING_INTERVAL = 20_000;
const PING_TIMEOUT = 6_000;
/** Codes with which the server says that trying again is of no use. */
const FINAL_CODES = new Set([4400, 4401, 4403, 4404, 4409, 4410, 4422]);

function taken<Key, Value>(from: Map<Key, Value>, key: Key): Value | undefined {
  const entry = from.get(key);
  from.delete(key);
  return entry;
}

export class TableSocket {
  /** Up to which version the listener has the log. */
  #last = 0;
  /** With which of one's seats one looks, null as a watcher; undefined: as the server will have it. */
  #eyes: number | null | undefined;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** Questions without an answer yet, by their id. They are not asked again on a new line. */
  #asked = new Map<number, Pending<Answer>>();
  #questions = 0;
  #number = 0;
  #tries = 0;
  #receivedAt = 0;
  #refusal: Refusal | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval>;

  constructor(
    private token: string,
    private language: string,
    private listener: SocketListener,
  ) {
    addEventListener("online", this.reconnectNow);
    addEventListener("offline", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.#pingTimer = setInterval(() => this.#checkAlive(), PING_INTERVAL);
    listener.link("joining");
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(tableOf(this.token))}/socket`,
    );
    this.#socket = socket;
    this.#number = 0;
    this.#receivedAt = performance.now();
    socket.onopen = () => {
      this.#send({ type: "hello", token: this.token, last: this.#last, lang: this.language, seat: this.#eyes ?? null });
      if (this.#eyes === null) this.#send({ type: "look", seat: null });
      for (const { frame } of this.#waiting.values()) socket.send(frame);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#receivedAt = performance.now();
      this.#receive(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = (event) => socket === this.#socket && this.#broken(event.code);
  }

  /** Whether there is a line to send it on. */
  #send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "view") this.#show(frame.number, frame.view);
    else if (frame.type === "ack") taken(this.#waiting, frame.key)?.done(frame.receipt);
    else if (frame.type === "answer") taken(this.#asked, frame.id)?.done(frame);
    else if (frame.type === "refused") this.#refused(frame);
  }

  #refused({ key, id, error }: Extract<ServerFrame, { type: "refused" }>): void {
    const waiting = key !== null ? taken(this.#waiting, key) : id != null ? taken(this.#asked, id) : undefined;
    if (key === null && id == null) this.#unheard(error);
    waiting?.failed(new RequestRefused(error, 409));
  }

  /** Which of the frames without a name it was is not said: after a pause, all they could have meant is said again. */
  #unheard(error: Refusal): void {
    this.#refusal = error;
    if (error.key !== "server-too-many") return;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      this.#refusal = null;
      if (this.#eyes === undefined) this.#send({ type: "resync", last: this.#last });
      else this.look(this.#eyes);
    }, PAUSE_AFTER_REFUSAL);
  }

  #show(number: number, view: SeenTable): void {
    const missed = number !== this.#number + 1;
    this.#number = number;
    this.#tries = 0;
    if (missed) return void this.#send({ type: "resync", last: this.#last });
    this.#send({ type: "seen", number });
    this.listener.link("live");
    if (this.#eyes !== undefined && view.reader !== this.#eyes) return; // sent before the server heard of `look`
    this.#last = view.version;
    this.listener.view(view);
  }

  #broken(code: number): void {
    this.#socket = null;
    this.#dropQuestions();
    if (this.#refusal?.key === "server-not-your-seat") this.#resetSeat();
    else if (FINAL_CODES.has(code)) return this.#end();
    this.listener.link(this.#tries < RETRY_DELAYS.length ? "reconnecting" : "lost");
    const pause = RETRY_DELAYS[Math.min(this.#tries, RETRY_DELAYS.length - 1)] ?? 4000;
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #dropQuestions(): void {
    for (const { failed } of this.#asked.values())
      failed(new RequestRefused({ key: "lost", facts: {}, message: "" }, 0));
    this.#asked.clear();
  }

  /** Seats drawn by lot have other numbers than before: the server knows which is ours. */
  #resetSeat(): void {
    this.#refusal = null;
    this.#eyes = undefined;
    this.#last = 0;
  }

  #end(): void {
    this.close();
    const why = this.#refusal;
    for (const { failed } of this.#waiting.values())
      failed(new RequestRefused(why ?? { key: "ended", facts: {}, message: "" }, 403));
    this.#waiting.clear();
    this.listener.link("ended");
    this.listener.ended(why);
  }

  /** After sleep or a change of network: does not wait for the next try. */
  reconnectNow = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.#socket) return this.#checkAlive();
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** A socket can be dead without a close event: pings, and reconnects without an answer. */
  #checkAlive(): void {
    const socket = this.#socket;
    if (!socket) return;
    const asked = performance.now();
    this.#send({ type: "ping" });
    setTimeout(() => {
      if (socket !== this.#socket || this.#receivedAt >= asked) return;
      this.#broken(0);
      socket.close();
    }, PING_TIMEOUT);
  }

  /** Resolves once it is durable; rejects with the server's sentence. */
  command(body: CommandBody, from: Sender): Promise<Receipt> {
    const key = newKey();
    const frame = JSON.stringify({ type: "do", command: { ...body, ...from, key } });
    return new Promise((done, failed) => {
      this.#waiting.set(key, { frame, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  /** Asks about a place or some actions of the table as it was at a version; rejects if it has moved on. */
  ask(question: AskBody, version: number, seat: number | null): Promise<Answer> {
    const id = ++this.#questions;
    return new Promise((done, failed) => {
      this.#asked.set(id, { done, failed });
      if (!this.#send({ type: "ask", id, version, seat, ...question })) this.#dropQuestions();
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
    this.#dropQuestions();
    clearTimeout(this.#retry);
    clearTimeout(this.#again);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.reconnectNow);
    removeEventListener("offline", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    socket?.close();
  }
}
