// The server's HTTP routes: same-origin JSON under /api. What happens at a table comes over its socket (wire.ts).

import type { HintView } from "./api";
import type {
  ChatPage,
  Deleted,
  Ended,
  Eyes,
  Followed,
  ForkPlan,
  GameBook,
  GameLine,
  ServerInfo,
  Invitation,
  Joined,
  Joining,
  Language,
  StoryTurn,
  Opened,
  OwnTable,
  Refusal,
  Role,
  Step,
  SeenTable,
  TableExport,
  TablePlan,
} from "./shapes";
import { say, words } from "./words.svelte";

/** A refusal, in a sentence for the reader. */
export class RequestRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message);
  }

  get key(): string {
    return this.refusal.key;
  }
}

/** Whether a table is not there any more, or not for the holder of this link. */
export const isGone = ({ key }: { key: string }): boolean => key.startsWith("server-gone-");

/** Whether a table cannot go on at this server: it can still be looked at. */
export const isClosed = ({ key }: { key: string }): boolean => key.startsWith("server-closed-");

export const sentence = (wrong: unknown): string => (wrong instanceof Error ? wrong.message : String(wrong));

export const tableOf = (token: string): string => token.split(".", 1)[0] ?? "";

export const linkTo = (token: string): string => `/t/#${token}`;

/** A name for a command, so that it happens once however often it is sent. Works without HTTPS too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Asking {
  token?: string | undefined;
  body?: unknown;
  about?: Record<string, string | number | null | undefined>;
  method?: "GET" | "POST" | "DELETE";
}

async function ask<Answer>(path: string, { token, body, about = {}, method }: Asking = {}): Promise<Answer> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const query = new URLSearchParams({ lang: words.language });
  for (const [name, value] of Object.entries(about))
    if (value !== null && value !== undefined) query.set(name, String(value));
  const init: RequestInit = { method: method ?? (body === undefined ? "GET" : "POST"), headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api/${path}?${query}`, init).catch(() => {
    throw new RequestRefused({ key: "lost", facts: {}, message: say("lost") }, 0);
  });
  if (answer.ok) return (await answer.json()) as Answer;
  const refusal = (await answer.json().catch(() => null)) as Refusal | null;
  throw new RequestRefused(refusal ?? { key: "broken", facts: {}, message: say("broken") }, answer.status);
}

/** By name, so that it follows daylight saving; a browser that knows none says how far east of UTC it is today. */
function zone(): string | number {
  const name = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return name && name !== "Etc/Unknown" ? name : -new Date().getTimezoneOffset();
}

export const server = {
  info: (): Promise<ServerInfo> => ask("server"),
  games: (language: Language): Promise<readonly GameLine[]> => ask("games", { about: { lang: language } }),
  /** By the rules of that version: a table goes on by those it was opened with. */
  book: (game: string, rules: number, language: Language): Promise<GameBook> =>
    ask(`games/${game}`, { about: { rules, lang: language } }),
  mine: (tokens: readonly string[]): Promise<OwnTable[]> =>
    tokens.length ? ask("mine", { token: tokens.join(", ") }) : Promise.resolve([]),
  open: (plan: TablePlan): Promise<Opened> => ask("tables", { body: { zone: zone(), ...plan } }),
  demo: (): Promise<Opened> => ask("demo", { body: {} }),
  /** By an invitation or a code. A visitor with a token of that table gets the seat with it. */
  join: (joining: Joining, own?: string): Promise<Joined> =>
    ask("join", { token: own, body: { zone: zone(), ...joining } }),
  role: (token: string): Promise<Role> => ask(`tables/${tableOf(token)}/role`, { token }),
};

/** The routes of one table, for the holder of the token. `seat` is the one of their seats they look with. */
export function tableRoutes(token: string) {
  const path = `tables/${tableOf(token)}`;
  type Seat = number | null;
  return {
    look: (): Promise<SeenTable> => ask(path, { token }),
    delete: (): Promise<Deleted> => ask(path, { token, method: "DELETE" }),
    hint: (seat: Seat): Promise<HintView> => ask(`${path}/hint`, { token, about: { seat } }),
    story: (eyes: Eyes, seat: Seat): Promise<StoryTurn[]> => ask(`${path}/story`, { token, about: { eyes, seat } }),
    step: (step: number, eyes: Eyes, seat: Seat): Promise<Step> =>
      ask(`${path}/steps/${step}`, { token, about: { eyes, seat } }),
    /** All that may be seen of the table, in words; as a spectator sees it, or with the eyes of the first own seat. */
    export: (eyes: "own" | "spectator"): Promise<TableExport> => ask(`${path}/export`, { token, about: { eyes } }),
    chat: (before: number): Promise<ChatPage> => ask(`${path}/chat`, { token, about: { before } }),
    record: (): Promise<Ended> => ask(`${path}/record`, { token }),
    fork: (plan: ForkPlan): Promise<Opened> => ask(`${path}/fork`, { token, body: { zone: zone(), ...plan } }),
    again: (): Promise<Followed> => ask(`${path}/again`, { token, body: {} }),
    invite: (seat: number, name: string): Promise<Invitation> =>
      ask(`${path}/invitations`, { token, body: { seat, name, key: newKey() } }),
  };
}
