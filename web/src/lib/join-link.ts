// What somebody pastes to join a table: a link, a token, or a code.

import { linkTo } from "./server";

const TOKEN = /[0-9a-f]{12,}\.[\w-]{20,}/;
const CODE = /^[A-Z0-9]{8}$/;

export const codeLink = (code: string): string => `/j/#${code}`;

/** The path of the join page, null if the text holds no token or code. */
export function joinLinkIn(pasted: string): string | null {
  const token = TOKEN.exec(pasted)?.[0];
  if (token) return linkTo(token);
  const code = (pasted.split("#").at(-1) ?? "").replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? codeLink(code) : null;
}

/** A code in two halves, easier to read aloud. */
export const spelled = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
