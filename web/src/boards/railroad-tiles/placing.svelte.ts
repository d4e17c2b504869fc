// The pieces of a population phase: the token that is to be used next, and what has been placed so far.

import type { Choice } from "../../lib/shapes";
import type { Desk } from "./desk.svelte";
import type { OpenIcon, Placement, Token } from "./shapes";

export class Placing {
  /** The token that has been taken, if one has: only icons it leads to are live then. */
  token = $state<Token | null>(null);
  /** The icon that is pointed at in the list: its network is shown. */
  pointed = $state<string | null>(null);

  constructor(readonly desk: Desk) {}

  /** The pieces placed and not shown to the others yet, with the one that waits to be confirmed. */
  get placed(): Placement[] {
    const { view, pending } = this.desk;
    const { meaning } = pending ?? {};
    const placed = view.placed ?? [];
    const icon = view.icons?.find(({ cell }) => meaning?.["kind"] === "place" && cell === meaning["cell"]);
    if (!icon) return placed;
    const token = meaning?.["token"] as Token;
    const { cell, piece, points } = icon;
    return [...placed, { token, cell, piece, points, star: this.needsStar(cell, token) }];
  }

  /** The icon whose network is shown: the one pointed at, else the one that waits to be confirmed. */
  get counted(): OpenIcon | undefined {
    const { isPlacing, isOwnShown, view, hovered, pending } = this.desk;
    if (!isPlacing || !isOwnShown) return undefined;
    const about = this.pointed ?? hovered ?? pending?.meaning["cell"];
    return view.icons?.find(({ cell }) => cell === about);
  }

  /** How many tokens can still be used: none after what waits to be confirmed. */
  get left(): number {
    const { view, pending } = this.desk;
    return pending ? 0 : (view.left?.length ?? 0);
  }

  /** Each active token with what was placed by it: those that show the same are used one after the other. */
  get uses(): { id: string; look: Token; used: Placement | null }[] {
    const placed = [...this.placed];
    return this.desk.view.tokens.active.map((id) => {
      const look = id.replace("-flag", "") as Token;
      const at = placed.findIndex(({ token }) => token === look);
      return { id, look, used: at < 0 ? null : (placed.splice(at, 1)[0] ?? null) };
    });
  }

  needsStar(cell: string, token: Token): boolean {
    const icon = this.desk.view.icons?.find((one) => one.cell === cell);
    return icon?.tokens.find((one) => one.token === token)?.star ?? false;
  }

  /** Whether every way to an icon, by the token that is taken or by any, takes a star. */
  isStarred({ tokens }: OpenIcon): boolean {
    const can = tokens.filter(({ token }) => this.token === null || token === this.token);
    return can.length > 0 && can.every(({ star }) => star);
  }

  /** What can be placed now, by the token that is taken or by any. */
  get choices(): Choice[] {
    return this.desk.legal.filter(
      ({ meaning }) => meaning["kind"] === "place" && (this.token === null || meaning["token"] === this.token),
    );
  }

  /** Of the tokens that could bring a piece to an icon, those that need no star, if there are any. */
  cheapest(choices: readonly Choice[]): readonly Choice[] {
    const free = choices.filter(({ meaning }) => !this.needsStar(meaning["cell"] ?? "", meaning["token"] as Token));
    return free.length ? free : choices;
  }

  /** Whether a piece can still be placed by a token. */
  isLive(token: string): boolean {
    return this.desk.legal.some(({ meaning }) => meaning["kind"] === "place" && meaning["token"] === token);
  }

  /** Whether a piece can still be placed without a star, by this token or by any. */
  isFree(token?: Token): boolean {
    return this.desk.legal.some(({ meaning }) => {
      const by = meaning["token"] as Token;
      return meaning["kind"] === "place" && (token ?? by) === by && !this.needsStar(meaning["cell"] ?? "", by);
    });
  }

  take(token: string): void {
    this.token = this.token === token ? null : (token as Token);
  }

  /** Takes a piece back that was placed on this icon; false if none was. */
  async takeBack(cell: string): Promise<boolean> {
    const { steps, session } = this.desk;
    const at = steps.findIndex(({ meaning }) => meaning["kind"] === "place" && meaning["cell"] === cell);
    if (at < 0) return false;
    const later = steps.slice(at + 1).map(({ action }) => action);
    await session.choose(at, later);
    return true;
  }
}
