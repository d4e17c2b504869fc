import { afterEach, expect, it, vi } from "vitest";
import { asPlace, listeners, meantBy, pathOf, type Place, type PlaceDesk } from "./places";

const line = (id: string, ...points: (readonly [number, number])[]): Place => ({
  id,
  name: id,
  x: 0,
  y: 0,
  shape: { kind: "line", points: points.map(([x, y]) => ({ x, y })), width: 20 },
});

class PlainDesk implements PlaceDesk {
  readonly aiming = false;
  readonly done: string[] = [];

  constructor(readonly live: readonly string[]) {}

  isLive(place: string): boolean {
    return this.live.includes(place);
  }

  elementOf(place: string): string {
    return `place-${place}`;
  }

  selectPlace(place: string): Promise<void> {
    this.done.push(`select ${place}`);
    return Promise.resolve();
  }

  glance(place: string): void {
    this.done.push(`glance ${place}`);
  }

  lookAway(): void {
    this.done.push("look away");
  }
}

/** An event on an element that is a place, as far as a listener looks at it. */
function event<E extends Event>(place: string, facts: object = {}, tagName = "path", seen = true): E {
  const currentTarget = { dataset: { place }, tagName, matches: () => seen };
  return { currentTarget, preventDefault: vi.fn(), ...facts } as unknown as E;
}

afterEach(() => vi.unstubAllGlobals());

it("a line, an area and a box are drawn as paths", () => {
  expect(pathOf(line("a", [0, 0], [10, 5]))).toBe("M0.0 0.0L10.0 5.0");
  const box: Place = { id: "b", name: "b", x: 50, y: 20, shape: { kind: "box", width: 20, height: 10 } };
  expect(pathOf(box)).toBe("M40.0 15.0h20v10h-20Z");
  expect(pathOf({ ...box, shape: { kind: "area", path: "M0 0L1 1Z" } })).toBe("M0 0L1 1Z");
});

it("of lines that lie close a finger means the nearest, but a live one reaches half as far again", () => {
  const lines = [line("dark", [0, 0], [100, 0]), line("live", [0, 25], [50, 20], [100, 25])];
  const meant = (y: number) => meantBy(lines, { x: 50, y }, (id) => id === "live")?.id;
  expect(meant(5)).toBe("dark");
  expect(meant(9)).toBe("live");
  expect(meantBy(lines, { x: 50, y: 9 }, () => false)?.id).toBe("dark");
});

it("a line is met at its nearest leg, not at its ends", () => {
  const bent = line("bent", [0, 0], [0, 100], [100, 100]);
  const straight = line("straight", [0, 0], [100, 60]);
  expect(meantBy([bent, straight], { x: 2, y: 50 }, () => false)?.id).toBe("bent");
});

it("areas do not cover each other: the one that is hit is meant", () => {
  const area: Place = { id: "hex", name: "hex", x: 0, y: 0, shape: { kind: "area", path: "" } };
  expect(meantBy([area], { x: 0, y: 0 }, () => true)).toBeUndefined();
});

it("a press on a place selects it, unless the hands are dragging", () => {
  const desk = new PlainDesk([]);
  let dragging = false;
  const { onclick } = listeners(() => desk, { isBusy: () => dragging });
  onclick(event("a"));
  dragging = true;
  onclick(event("b"));
  expect(desk.done).toEqual(["select a"]);
});

it("Enter and Space select a place of a map; a button of the page clicks by itself", () => {
  const desk = new PlainDesk([]);
  const { onkeydown } = listeners(() => desk);
  onkeydown(event("a", { key: "Enter" }));
  onkeydown(event("a", { key: " " }));
  onkeydown(event("card", { key: "Enter" }, "BUTTON"));
  expect(desk.done).toEqual(["select a", "select a"]);
});

it("a mouse that rests on a place looks at it, a finger that passes does not", () => {
  const desk = new PlainDesk([]);
  const { onpointerenter, onpointerleave } = listeners(() => desk);
  onpointerenter(event("a", { pointerType: "touch" }));
  onpointerenter(event("a", { pointerType: "mouse" }));
  onpointerleave();
  expect(desk.done).toEqual(["glance a", "look away"]);
});

it("a focus that is seen looks at a place, one that a press brought does not", () => {
  const desk = new PlainDesk([]);
  const { onfocus } = listeners(() => desk);
  onfocus(event("a", {}, "path", false));
  onfocus(event("a"));
  expect(desk.done).toEqual(["glance a"]);
});

it("an arrow moves the focus to the nearest place on that side", () => {
  const focus = vi.fn();
  const getElementById = vi.fn(() => ({ focus }));
  vi.stubGlobal("document", { getElementById });
  const spots = ["a", "b", "c"].map((id, at) => ({ id, x: at * 10, y: 0 }));
  const { onkeydown } = listeners(() => new PlainDesk(["c"]), { around: () => ({ spots, live: ["c"] }) });
  const right = event<KeyboardEvent>("a", { key: "ArrowRight" });
  onkeydown(right);
  onkeydown(event("a", { key: "PageDown" }));
  onkeydown(event("a", { key: "ArrowLeft" }));
  expect(getElementById.mock.calls).toEqual([["place-b"], ["place-c"]]);
  expect(right.preventDefault).toHaveBeenCalled();
});

it("a thing of the page says what it is, and whether anything can be done with it", () => {
  const desk = new PlainDesk(["card"]);
  expect(asPlace(desk, "card", false)).toMatchObject({
    id: "place-card",
    "data-place": "card",
    "aria-disabled": false,
    "aria-pressed": false,
  });
  expect(asPlace(desk, "other", false)["aria-disabled"]).toBe(true);
  expect(asPlace(desk, "other", true)["aria-disabled"]).toBe(false);
  expect(asPlace(desk, "card", false).onclick).toBe(asPlace(desk, "other", false).onclick);
});
