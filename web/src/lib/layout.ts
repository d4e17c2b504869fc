// The layout of a game's action space: which number an action has, and what a number means. The same arithmetic as
// src/roundhouse/kernel/layout.py: kinds one after the other, and inside a kind the last target counts fastest.

import type { ActionLayout, ActionTarget } from "./api";
import type { Meaning } from "./shapes";

/** A target's ids: a list of them, or the whole numbers from the first on. */
class Target {
  readonly name: string;
  readonly size: number;
  readonly #from: number;
  readonly #ids: readonly string[] | null;
  readonly #digits = new Map<string, number>();

  constructor({ name, list, from, to }: ActionTarget, lists: ActionLayout["lists"]) {
    this.name = name;
    this.#from = from ?? 0;
    this.#ids = typeof list === "string" ? (lists[list] ?? []) : null;
    this.size = this.#ids ? this.#ids.length : (to ?? -1) - this.#from + 1;
    this.#ids?.forEach((id, digit) => this.#digits.set(id, digit));
  }

  id(digit: number): string {
    return this.#ids ? (this.#ids[digit] ?? "") : String(this.#from + digit);
  }

  /** The places among the ids that may be meant: of this id, if there is one, or all. */
  digits(id: string | undefined): number[] {
    if (id === undefined) return Array.from({ length: this.size }, (_, digit) => digit);
    const digit = this.#ids ? (this.#digits.get(id) ?? -1) : Number(id) - this.#from;
    return Number.isInteger(digit) && digit >= 0 && digit < this.size && this.id(digit) === id ? [digit] : [];
  }
}

interface Kind {
  readonly name: string;
  readonly targets: readonly Target[];
  readonly first: number;
  readonly size: number;
}

export class Layout {
  readonly size: number;
  readonly #kinds: readonly Kind[];

  constructor({ lists, kinds }: ActionLayout) {
    let first = 0;
    this.#kinds = kinds.map(({ kind, targets: listed }) => {
      const targets = listed.map((target) => new Target(target, lists));
      const size = targets.reduce((product, target) => product * target.size, 1);
      first += size;
      return { name: kind, targets, first: first - size, size };
    });
    this.size = first;
  }

  /** What an action means, or null if there is no such action. */
  meaning(action: number): Meaning | null {
    const kind = this.#kinds.find(({ first, size }) => action >= first && action < first + size);
    if (!kind || !Number.isInteger(action)) return null;
    let rest = action - kind.first;
    const targets = kind.targets.toReversed().map((target): [string, string] => {
      const digit = rest % target.size;
      rest = (rest - digit) / target.size;
      return [target.name, target.id(digit)];
    });
    return { kind: kind.name, ...Object.fromEntries(targets.reverse()) };
  }

  /** The action of exactly that meaning, or null if there is none. */
  number(meaning: Meaning): number | null {
    const { kind: name, ...targets } = meaning;
    const kind = this.#kinds.find((one) => one.name === name);
    if (!kind || Object.keys(targets).length !== kind.targets.length) return null;
    return matching(kind, targets)[0] ?? null;
  }

  /** All actions whose meaning has all of these, ascending. */
  matching(partial: Meaning): number[] {
    const { kind: name, ...targets } = partial;
    return this.#kinds.flatMap((kind) => (name === undefined || kind.name === name ? matching(kind, targets) : []));
  }
}

function matching(kind: Kind, wanted: Readonly<Record<string, string>>): number[] {
  if (!Object.keys(wanted).every((name) => kind.targets.some((target) => target.name === name))) return [];
  let numbers = [0];
  for (const target of kind.targets) {
    const digits = target.digits(wanted[target.name]);
    numbers = numbers.flatMap((rest) => digits.map((digit) => rest * target.size + digit));
  }
  return numbers.map((rest) => kind.first + rest);
}
