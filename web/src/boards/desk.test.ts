import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../lib/api";
import type { Choice, ServerFrame } from "../lib/shapes";
import { aTable, FakeServer } from "../lib/testing";
import { BoardDesk } from "./desk.svelte";

const choice = (action: number, kind: string, place: string): Choice & { final: boolean } => ({
  action,
  meaning: { kind, place },
  text: `${kind} ${place}`,
  final: false,
});
const CARDS = [choice(1, "card", "a"), choice(2, "card", "b")];
const TRAINS = [choice(3, "train", "x"), choice(4, "train", "y"), choice(7, "ferry", "y")];
const [FIRST, SECOND] = CARDS as [Choice, Choice];
const NOTHING = { scores: [0, 0], sources: [{}, {}] };
const afterCard = {
  steps: [{ ...FIRST, legal: CARDS }],
  events: [],
  final: null,
  before: { round: 1 },
};

let server: FakeServer;
let desk: BoardDesk;

beforeEach(async () => {
  server = new FakeServer();
  await server.show(aTable({ legal: CARDS }));
  desk = new BoardDesk(server.session);
});
afterEach(() => server.close());

/** Answers the newest question. */
async function answer(given: Partial<Answer>): Promise<void> {
  const asked = server.sent("ask").at(-1);
  const about = { id: Number(asked?.["id"]), version: Number(asked?.["version"]) };
  server.say({ type: "answer", ...about, ways: [], reasons: [], ...given });
  await Promise.resolve();
}

it("what is said about the moment is named by the kinds of what can be done, each once", async () => {
  expect(desk.kinds).toBe("card");
  await server.show(aTable({ version: 2, legal: TRAINS }));
  expect(desk.kinds).toBe("train-ferry");
  await server.show(aTable({ version: 3, legal: TRAINS, actors: [1] }));
  expect(desk.kinds).toBe("");
});

describe("a choice", () => {
  it("goes on from the steps so far", async () => {
    void desk.select(FIRST);
    await server.show(aTable({ version: 2, legal: TRAINS, turn: afterCard }));
    expect(server.commands).toEqual([{ command: "choose", keep: 0, actions: [1], confirm: false }]);
  });

  it("of an earlier step takes the place of that step in one command", async () => {
    await server.show(aTable({ version: 2, legal: TRAINS, turn: afterCard }));
    void desk.select(SECOND);
    expect(server.commands).toEqual([{ command: "choose", keep: 0, actions: [2], confirm: false }]);
  });

  it("that waits to be confirmed is put back when it is chosen again", async () => {
    const turn = { ...afterCard, final: { ...choice(4, "train", "y"), change: NOTHING, then: {} } };
    await server.show(aTable({ version: 2, legal: TRAINS, turn }));
    void desk.select(choice(4, "train", "y"));
    expect(server.commands).toEqual([{ command: "choose", keep: 1, actions: [], confirm: false }]);
  });

  it("is not made twice by a second press", () => {
    void desk.select(FIRST);
    void desk.select(FIRST);
    expect(server.commands).toHaveLength(1);
  });
});

it("a yes keeps the whole turn and confirms it", async () => {
  const turn = { ...afterCard, final: { ...choice(4, "train", "y"), change: NOTHING, then: {} } };
  await server.show(aTable({ version: 2, legal: TRAINS, turn }));
  void server.session.confirm();
  expect(server.commands).toEqual([{ command: "choose", keep: 2, actions: [], confirm: true }]);
});

it("a way is gone in one command", () => {
  void desk.follow([FIRST, choice(4, "train", "y")]);
  expect(server.commands).toEqual([{ command: "choose", keep: 0, actions: [1, 4], confirm: false }]);
});

describe("a press on a place", () => {
  it("with one choice makes it, without a question", async () => {
    await server.show(aTable({ version: 2, legal: TRAINS, turn: afterCard }));
    void desk.selectPlace("x");
    expect(server.commands).toEqual([{ command: "choose", keep: 1, actions: [3], confirm: false }]);
    expect(server.sent("ask")).toEqual([]);
  });

  it("with several asks which", async () => {
    await server.show(aTable({ version: 2, legal: TRAINS, turn: afterCard }));
    void desk.selectPlace("y");
    expect(desk.question?.ways.map(([one]) => one?.action)).toEqual([4, 7]);
  });

  it("of a later step is one question, and its only way is gone", async () => {
    void desk.selectPlace("y");
    expect(server.sent("ask")).toMatchObject([{ version: 1, seat: 0, keep: 0, targets: [{ place: "y" }] }]);
    const steps = [FIRST, choice(4, "train", "y")];
    await answer({ ways: [{ steps, final: false, change: NOTHING }] });
    await vi.waitUntil(() => server.commands.length);
    expect(server.commands).toEqual([{ command: "choose", keep: 0, actions: [1, 4], confirm: false }]);
  });

  it("where nothing can be done says why", async () => {
    void desk.selectPlace("z");
    const clause = { id: "X-1", section: "Trains", text: "No track, no train. An example." };
    await answer({ reasons: [{ clause, actions: [5], details: [] }] });
    await vi.waitUntil(() => desk.refusal);
    expect(desk.refusal).toMatchObject({
      place: "z",
      asked: true,
      reasons: [{ clause: "X-1", meanings: [{ kind: "train", place: "z" }] }],
    });
  });

  it("is forgotten when another place is pressed before the answer", async () => {
    void desk.selectPlace("y");
    void desk.selectPlace("z");
    const [first] = server.sent("ask");
    const steps = [FIRST, choice(4, "train", "y")];
    server.say({
      type: "answer",
      id: first?.["id"],
      version: 1,
      ways: [{ steps }],
      reasons: [],
    } as unknown as ServerFrame);
    await new Promise((done) => setTimeout(done));
    expect(server.commands).toEqual([]);
  });

  it("is asked again where only others have moved on", async () => {
    void desk.selectPlace("y");
    const [first] = server.sent("ask");
    const error = { key: "table-stale", facts: { current: 2 }, message: "" };
    server.say({ type: "refused", key: null, id: first?.["id"], error } as unknown as ServerFrame);
    await server.show(aTable({ version: 2, legal: CARDS }));
    await vi.waitUntil(() => server.sent("ask").length === 2);
    expect(server.sent("ask").at(-1)).toMatchObject({ version: 2, targets: [{ place: "y" }] });
  });
});

describe("a look in passing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is one question once the eye rests", () => {
    desk.glance("y");
    desk.glance("z");
    expect(server.sent("ask")).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(server.sent("ask")).toMatchObject([{ targets: [{ place: "z" }] }]);
  });

  it("asks nothing when the eye goes on", () => {
    desk.glance("z");
    desk.lookAway();
    vi.runOnlyPendingTimers();
    expect(server.sent("ask")).toEqual([]);
  });
});
