// The tables this browser has a seat at, and which of them wait for it. Their tokens are secrets: kept here, and sent
// only to the own server. An invitation that was spent is kept with the token it brought, so that its link still works.

import { shownLately } from "./last-seen";
import { alertPlayer } from "./notifications";
import { store, storedList } from "./storage";
import { route } from "./route.svelte";
import { linkTo, server, tableOf } from "./server";
import type { OwnTable } from "./shapes";
import { say } from "./words.svelte";

const KEY = "tables";
const MOST = 50;
const EVERY = 20_000;
const HIDDEN = 3; // of a page nobody looks at, one round in so many

interface StoredToken {
  token: string;
  invitation?: string;
}

export interface OwnLine extends OwnTable {
  token: string;
}

const isStoredToken = (one: unknown): one is StoredToken =>
  typeof (one as Partial<StoredToken> | null)?.token === "string";
const read = (): StoredToken[] => storedList(KEY).filter(isStoredToken);

/** The answer keeps the order of the tokens, without those that open nothing any more. */
function withTokens(tables: readonly OwnTable[], tokens: string[]): OwnLine[] {
  const left = [...tokens];
  return tables.flatMap((line) => {
    const at = left.findIndex((token) => tableOf(token) === line.table);
    return at < 0
      ? []
      : left
          .splice(0, at + 1)
          .slice(-1)
          .map((token) => ({ ...line, token }));
  });
}

const urgency = (line: OwnTable): number => (line.yours ? 0 : ["over", "closed"].includes(line.phase) ? 2 : 1);

class OwnTables {
  /** One's own turns first, then the newest; null until the server has answered. */
  lines = $state.raw<OwnLine[] | null>(null);
  failed = $state(false);
  #lookers = 0;
  #rounds = 0;
  #here: string | null = null; // the table that is open on this page calls by itself
  #due: Set<string> | null = null; // what already waits when the page opens is not announced
  #timer: ReturnType<typeof setInterval> | undefined;

  add(token: string, invitation?: string): void {
    const before = read();
    const known = before.find((one) => one.token === token);
    const spent = invitation ?? known?.invitation;
    const others = before.filter((one) => one.token !== token);
    store(KEY, JSON.stringify([{ token, ...(spent ? { invitation: spent } : {}) }, ...others].slice(0, MOST)));
  }

  forget(token: string): void {
    store(KEY, JSON.stringify(read().filter((one) => one.token !== token)));
    this.lines = this.lines?.filter((line) => line.token !== token) ?? null;
  }

  /** The token held for a table. */
  of(table: string): string | undefined {
    return read().find((one) => tableOf(one.token) === table)?.token;
  }

  /** The token a spent invitation has brought here. */
  broughtBy(invitation: string): string | undefined {
    return read().find((one) => one.invitation === invitation)?.token;
  }

  async refresh(): Promise<void> {
    const tokens = read().map(({ token }) => token);
    try {
      const tables = await server.mine(tokens);
      this.lines = withTokens(tables, tokens).sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
      this.failed = false;
      this.#ring(this.lines.filter((line) => line.yours));
    } catch {
      this.failed = true;
    }
  }

  /** Each table that has begun to wait for me is announced once, unless another page of this browser shows it. */
  #ring(due: readonly OwnLine[]): void {
    const before = this.#due;
    this.#due = new Set(due.map((line) => line.table));
    for (const { table, name, title, token } of due) {
      if (before === null || before.has(table) || table === this.#here || shownLately(table)) continue;
      alertPlayer({ title, body: say("notice-turn", { name: name || title }), table }, () => route.go(linkTo(token)));
    }
  }

  #look(): void {
    this.#rounds += 1;
    if (document.visibilityState !== "hidden" || this.#rounds % HIDDEN === 0) void this.refresh();
  }

  /** Keeps the lines fresh while they are on the page, beside the table open there; call what it returns to stop. */
  watch(here: string | null = null): () => void {
    this.#here = here;
    this.#lookers += 1;
    if (this.#lookers === 1) this.#timer = setInterval(() => this.#look(), EVERY);
    void this.refresh();
    return () => {
      this.#lookers -= 1;
      if (this.#lookers === 0) clearInterval(this.#timer);
    };
  }

  /** At how many tables it is one's turn. */
  get due(): number {
    return this.lines?.filter((line) => line.yours).length ?? 0;
  }

  /** The next table that waits for me, other than the one I am at. */
  next(token: string): OwnLine | null {
    return this.lines?.find((line) => line.yours && tableOf(line.token) !== tableOf(token)) ?? null;
  }
}

export const ownTables = new OwnTables();
