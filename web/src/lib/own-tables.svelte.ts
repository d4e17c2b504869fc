// The tables this browser has a seat at, and which of them wait for it. Their tokens are secrets: kept here, and sent
// only to the own server. An invitation that was spent is kept with the token it brought, so that its link still works.

import { keep, kept } from "./kept";
import { server, tableOf } from "./server";
import type { OwnTable } from "./shapes";

const KEY = "tables";
const MOST = 50;
const EVERY = 20_000;

interface Held {
  token: string;
  invitation?: string;
}

export interface OwnLine extends OwnTable {
  token: string;
}

function read(): Held[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is Held => typeof one?.token === "string") : [];
  } catch {
    return [];
  }
}

/** The answer keeps the order of the tokens, without those that open nothing any more. */
function withTokens(found: readonly OwnTable[], tokens: string[]): OwnLine[] {
  const left = [...tokens];
  return found.flatMap((line) => {
    const at = left.findIndex((token) => tableOf(token) === line.table);
    return at < 0 ? [] : left.splice(0, at + 1).slice(-1).map((token) => ({ ...line, token }));
  });
}

const urgency = (line: OwnTable): number => (line.yours ? 0 : line.phase === "over" ? 2 : 1);

class OwnTables {
  /** One's own turns first, then the newest; null until the server has answered. */
  lines = $state.raw<OwnLine[] | null>(null);
  failed = $state(false);
  #lookers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  keep(token: string, invitation?: string): void {
    const before = read();
    const known = before.find((one) => one.token === token);
    const spent = invitation ?? known?.invitation;
    const others = before.filter((one) => one.token !== token);
    keep(KEY, JSON.stringify([{ token, ...(spent ? { invitation: spent } : {}) }, ...others].slice(0, MOST)));
  }

  forget(token: string): void {
    keep(KEY, JSON.stringify(read().filter((one) => one.token !== token)));
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
      const found = await server.mine(tokens);
      this.lines = withTokens(found, tokens)
        .sort((a, b) => urgency(a) - urgency(b) || b.at - a.at);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Keeps the lines fresh while somebody looks at them; call what it returns to stop. */
  watch(): () => void {
    this.#lookers += 1;
    if (this.#lookers === 1) this.#timer = setInterval(() => document.visibilityState === "hidden" || void this.refresh(), EVERY);
    void this.refresh();
    return () => {
      this.#lookers -= 1;
      if (this.#lookers === 0) clearInterval(this.#timer);
    };
  }

  /** The next table that waits for me, other than the one I am at. */
  next(token: string): OwnLine | null {
    return this.lines?.find((line) => line.yours && tableOf(line.token) !== tableOf(token)) ?? null;
  }
}

export const ownTables = new OwnTables();
