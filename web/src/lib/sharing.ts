// Getting a link out of here: to the clipboard, to the share sheet of a phone. On a plain page of the local network
// browsers offer neither; then the text is marked, to be copied by hand.

import { store, storedList } from "./storage";
import { server } from "./server";
import type { Opened } from "./shapes";

/** Whether it was copied. */
export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy");
  }
}

export const canShare = (): boolean => "share" in navigator;

export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined); // closed without sending: fine
}

/** Whether a name leads to the machine one is at, and nowhere from any other. */
export const isOwnMachine = (name: string): boolean => /^(localhost$|127\.|\[::1\])/.test(name);

let shareAddress: Promise<string> | null = null;

/** Where others reach this server: its address in the local network when this page is open on the same machine. */
export function address(): Promise<string> {
  shareAddress ??= isOwnMachine(location.hostname)
    ? server.info().then(
        (info) => info.address ?? location.origin,
        () => location.origin,
      )
    : Promise.resolve(location.origin);
  return shareAddress;
}

// The links of a table just opened are sent once: the host keeps them here until all are seated.

export interface Links {
  table: string;
  watch: string | null;
  invitations: Record<number, string>;
}

const KEY = "links";
const MOST = 20;

const read = (): Links[] => storedList(KEY) as Links[];

export function linksOf(table: string): Links {
  return read().find((links) => links.table === table) ?? { table, watch: null, invitations: {} };
}

export function keepLinks(links: Links): void {
  store(KEY, JSON.stringify([links, ...read().filter((other) => other.table !== links.table)].slice(0, MOST)));
}

export function keepOpened(opened: Opened): void {
  const invitations = Object.fromEntries(opened.invitations.map(({ seat, token }) => [seat, token]));
  keepLinks({ table: opened.table, watch: opened.watch, invitations });
}
