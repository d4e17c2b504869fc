// One seat at one table, as the screen needs it: the newest view, the game's book, and what the player does.

import { server, type Link, type Seat } from "./server";
import type { Clause, Command, GameBook, Language, Moment, Preview, TableView } from "./shapes";
import { Catalogue } from "./words.svelte";

export class Session {
  table = $state.raw<TableView | null>(null);
  book = $state.raw<GameBook | null>(null);
  words = $state.raw<Catalogue | null>(null);
  link = $state<Link>("joining");
  wrong = $state<string | null>(null);
  busy = $state(false);
  #seat: Seat;

  constructor(token: string, readonly language: Language) {
    this.#seat = server.sit(token, language, {
      view: (table) => void this.#show(table),
      link: (state) => (this.link = state),
    });
  }

  async #show(table: TableView): Promise<void> {
    if (!this.book) {
      try {
        const book = await server.book(table.game, this.language);
        this.words = new Catalogue(this.language, book.text);
        this.book = book;
      } catch (wrong) {
        this.wrong = wrong instanceof Error ? wrong.message : String(wrong);
        return;
      }
    }
    if (!this.table || table.version >= this.table.version) this.table = table;
  }

  get yours(): boolean {
    const table = this.table;
    return !!table && table.reader !== null && table.actors.includes(table.reader);
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? "";
  }

  async #send(command: Command): Promise<void> {
    if (!this.table) return;
    this.busy = true;
    this.wrong = null;
    try {
      await this.#seat.send(command, this.table.version);
    } catch (wrong) {
      this.wrong = wrong instanceof Error ? wrong.message : String(wrong);
    } finally {
      this.busy = false;
    }
  }

  sit(name: string): Promise<void> {
    return this.#send({ command: "sit", name, zone: -new Date().getTimezoneOffset() });
  }

  start(): Promise<void> {
    return this.#send({ command: "start" });
  }

  choose(action: number): Promise<void> {
    return this.#send({ command: "choose", action });
  }

  /** Chooses an action and, where it would end what can be taken back, confirms the turn with it. */
  async settle(action: number): Promise<void> {
    await this.choose(action);
    if (this.table?.turn?.final) await this.confirm();
  }

  takeBack(): Promise<void> {
    return this.#send({ command: "take_back" });
  }

  confirm(): Promise<void> {
    return this.#send({ command: "confirm" });
  }

  answer(command: "agree" | "decline"): Promise<void> {
    return this.#send({ command });
  }

  ask(what: "take-back" | "pause"): Promise<void> {
    return this.#send({ command: "offer", what });
  }

  chat(words: string): Promise<void> {
    return this.#send({ command: "say", words });
  }

  why(action: number): Promise<Clause | null> {
    return this.#seat.why(action);
  }

  preview(action: number): Promise<Preview> {
    return this.#seat.preview(action);
  }

  story(): Promise<Moment[]> {
    return this.#seat.story();
  }

  leave(): void {
    this.#seat.leave();
  }
}
