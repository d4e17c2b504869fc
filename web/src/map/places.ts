// What one can point at, wherever it lies: a line, an area or a box of a map, a card in the hand, a space of a board of
// one's own. What a place answers to a pointer, a finger and the keys is the same for all of them.

import { centred, middle, type Point } from "./boxes";
import { whereTo, type Spot } from "./navigation";

/** How a place of a map is drawn, so that it can be hit. */
export type Shape =
  | { kind: "line"; points: readonly Point[]; width: number }
  | { kind: "area"; path: string }
  | { kind: "box"; width: number; height: number };

/** A place of a map: its middle, its shape, and what it is called, with all that is to be said of it. */
export interface Place extends Spot {
  name: string;
  shape: Shape;
}

/** What places need of a desk. */
export interface PlaceDesk {
  readonly aiming: boolean;
  /** Whether something can be done there now. */
  isLive(place: string): boolean;
  elementOf(place: string): string;
  selectPlace(place: string): Promise<void>;
  glance(place: string): void;
  lookAway(): void;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The shape of a place as path data. */
export function pathOf({ x, y, shape }: Place): string {
  if (shape.kind === "line") return `M${shape.points.map(spot).join("L")}`;
  if (shape.kind === "area") return shape.path;
  const box = centred({ x, y }, shape.width, shape.height);
  return `M${spot(box)}h${box.width}v${box.height}h${-box.width}Z`;
}

function distanceToLine(points: readonly Point[], { x, y }: Point): number {
  let least = Infinity;
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const part = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - from.x - dx * part, y - from.y - dy * part));
  });
  return least;
}

const REACH = 1.5; // how much further a line reaches where something can be done

/** The line a finger means, for they lie close: the nearest, where those that are live reach further. */
export function meantBy(places: readonly Place[], point: Point, isLive: (id: string) => boolean): Place | undefined {
  let [nearest, least]: [Place | undefined, number] = [undefined, Infinity];
  for (const place of places) {
    if (place.shape.kind !== "line") continue;
    const far = distanceToLine(place.shape.points, point) / (isLive(place.id) ? REACH : 1);
    if (far < least) [nearest, least] = [place, far];
  }
  return nearest;
}

// What a place does -------------------------------------------------------------------------------------------------

/** Where places are not all alike: what lies around one, and what happens besides. */
interface Surroundings {
  around?: (element: Element, event: KeyboardEvent) => { spots: readonly Spot[]; live: readonly string[] };
  isBusy?: () => boolean; // as long as hands do something else
  meant?: (event: MouseEvent, place: string) => string | undefined; // where one hides another
  onfocus?: (place: string, seen: boolean) => void;
}

const placeOf = (event: Event): string => (event.currentTarget as HTMLElement | SVGElement).dataset["place"] ?? "";

/** The places on the page around one of them: those of the same group. */
function onPage(element: Element): { spots: Spot[]; live: string[] } {
  const group = element.closest("[data-places]") ?? element.parentElement;
  const all = [...(group?.querySelectorAll<HTMLElement>("[data-place]:not(:disabled)") ?? [])];
  const idOf = (one: HTMLElement): string => one.dataset["place"] ?? "";
  const spots = all.map((one) => ({ id: idOf(one), ...middle(one.getBoundingClientRect()) }));
  return { spots, live: all.filter((one) => one.getAttribute("aria-disabled") !== "true").map(idOf) };
}

/** The listeners of a group of places, each of which names itself in data-place. */
export function listeners(deskNow: () => PlaceDesk, surroundings: Surroundings = {}) {
  const { around = onPage, isBusy = () => false, meant, onfocus } = surroundings;

  function lead(event: KeyboardEvent, element: Element): void {
    const { spots, live } = around(element, event);
    const next = whereTo(event.key, placeOf(event), spots, live);
    if (!next) return;
    event.preventDefault();
    document.getElementById(deskNow().elementOf(next))?.focus();
  }

  return {
    onclick: (event: MouseEvent): void => {
      if (!isBusy()) void deskNow().selectPlace(meant?.(event, placeOf(event)) ?? placeOf(event));
    },
    onkeydown: (event: KeyboardEvent): void => {
      const element = event.currentTarget as Element;
      const pressed = event.key === "Enter" || event.key === " ";
      if (!pressed) return lead(event, element);
      if (element.tagName === "BUTTON") return; // it clicks by itself
      event.preventDefault();
      void deskNow().selectPlace(placeOf(event));
    },
    onpointerenter: (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && !isBusy()) deskNow().glance(placeOf(event));
    },
    onpointerleave: (): void => deskNow().lookAway(),
    onfocus: (event: FocusEvent): void => {
      const seen = (event.currentTarget as Element).matches(":focus-visible");
      onfocus?.(placeOf(event), seen);
      if (seen) deskNow().glance(placeOf(event));
    },
    onblur: (): void => deskNow().lookAway(),
  };
}

const hands = new WeakMap<PlaceDesk, ReturnType<typeof listeners>>();

function listenersOf(desk: PlaceDesk): ReturnType<typeof listeners> {
  const known = hands.get(desk) ?? listeners(() => desk);
  hands.set(desk, known);
  return known;
}

/** What makes a button of the page a place: a card, a company, a space. To be spread over it. */
export function asPlace(desk: PlaceDesk, place: string, chosen: boolean) {
  return {
    id: desk.elementOf(place),
    "data-place": place,
    "aria-pressed": chosen,
    "aria-disabled": !desk.isLive(place) && !chosen,
    ...listenersOf(desk),
  };
}
