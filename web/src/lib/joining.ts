// Sitting down at a table. A wish is kept until it is answered, with a secret of this browser's own: whoever sends it
// again gets the seat it has led to, and nobody else does.

import { newKey, RequestRefused, server } from "./server";
import type { Joined, Joining } from "./shapes";
import { store, storedList } from "./storage";

const KEY = "joining";
const MOST = 10;

/** An invitation, or the code of a table. */
export type Place = { token: string } | { code: string };
type Wish = Joining & { key: string; secret: string };

const isWish = (one: unknown): one is Wish => typeof (one as Partial<Wish> | null)?.secret === "string";
const read = (): Wish[] => storedList(KEY).filter(isWish);
const isFor = (wish: Wish, place: Place): boolean =>
  "token" in place ? wish.token === place.token : wish.code === place.code;
const keep = (place: Place, wish: Wish | null): void =>
  store(KEY, JSON.stringify([...(wish ? [wish] : []), ...read().filter((one) => !isFor(one, place))].slice(0, MOST)));

const newSecret = (): string => newKey() + newKey();

async function send(place: Place, wish: Wish, own?: string): Promise<Joined> {
  keep(place, wish);
  try {
    const joined = await server.join(wish, own);
    keep(place, null);
    return joined;
  } catch (wrong) {
    if (wrong instanceof RequestRefused && wrong.status >= 400 && wrong.status < 500 && wrong.status !== 429)
      keep(place, null);
    throw wrong;
  }
}

export function sitDown(place: Place, name: string, own?: string): Promise<Joined> {
  const before = read().find((wish) => isFor(wish, place));
  if (before?.name === name) return send(place, before, own);
  return send(place, { ...place, name, key: newKey(), secret: before?.secret ?? newSecret() }, own);
}

/** What a wish without an answer has led to; null if there is none, or it has led to nothing. */
export async function askAgain(place: Place): Promise<Joined | null> {
  const wish = read().find((one) => isFor(one, place));
  return wish ? send(place, wish).catch(() => null) : null;
}
