// What can be pointed at, by name: cities and spaces of the map by their ids, all else by what is done there and its
// targets, as "section:3" or "cell:grey:station".

import type { Meaning } from "../../lib/shapes";

/** What is done at a place whose name begins so, and the targets that follow. */
const KINDS: Readonly<Record<string, readonly [kind: string, ...targets: string[]]>> = {
  cell: ["work", "worker", "action"],
  section: ["office", "section"],
  track: ["advance", "track"],
  train: ["flip", "train", "face"],
  stack: ["train", "train"],
  setup: ["setup", "tile"],
  colour: ["worker", "worker"],
  give: ["discard", "from", "worker"],
  promote: ["promote", "from", "worker", "objective"],
  swap: ["exchange", "from", "worker", "into"],
  contract: ["contract", "contract"],
  sale: ["sale", "piece"],
  effect: ["take", "effect"],
  objective: ["objective", "objective"],
  replace: ["replace", "objective"],
};
const BY_KIND = new Map(Object.entries(KINDS).map(([prefix, [kind, ...targets]]) => [kind, { prefix, targets }]));

export const placeNamed = (prefix: string, ...targets: (string | number)[]): string => [prefix, ...targets].join(":");
export const cellPlace = (worker: string, action: string): string => placeNamed("cell", worker, action);
export const sectionPlace = (number: number): string => placeNamed("section", number);
export const trackPlace = (track: string): string => placeNamed("track", track);
export const effectPlace = (effect: string): string => placeNamed("effect", effect);

export const isOfMap = (place: string): boolean => !place.includes(":");

/** Where an action is done. */
export function placeOf(meaning: Meaning): string | undefined {
  const kind = meaning["kind"] ?? "";
  if (kind === "station") return meaning["city"];
  if (kind === "rail") return meaning["space"];
  const named = BY_KIND.get(kind);
  return named && placeNamed(named.prefix, ...named.targets.map((target) => meaning[target] ?? ""));
}

/** Whether it only makes money or workers: a share sold, somebody hired. */
export const raises = (meaning: Meaning): boolean => /^(sell|hire)/.test(meaning["effect"] ?? "");

/** What is done at a place. */
export function meaningAt(place: string): Meaning {
  if (isOfMap(place)) return place.includes("--") ? { kind: "rail", space: place } : { kind: "station", city: place };
  const [prefix = "", ...values] = place.split(":");
  const [kind = "", ...targets] = KINDS[prefix] ?? [];
  return { kind, ...Object.fromEntries(targets.map((target, at) => [target, values[at] ?? ""])) };
}
