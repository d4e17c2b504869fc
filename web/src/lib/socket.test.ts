import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerFrame } from "./shapes";
import { aTable, FakeServer } from "./testing";

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const refuse = (key: string): void =>
  server.say({ type: "refused", key: null, id: null, error: { key, facts: {}, message: "" } } as ServerFrame);

test("when a frame without a name is refused for haste, the newest view is asked for after a pause", async () => {
  await server.show(aTable({ version: 7 }));
  vi.useFakeTimers();
  refuse("server-too-many");
  expect(server.sent("resync")).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(server.sent("resync")).toEqual([{ type: "resync", last: 7 }]);
});

test("a look that may have been refused is repeated", async () => {
  await server.show(aTable({ you: { seats: [0, 1], host: false, invited: [] } }));
  vi.useFakeTimers();
  server.session.look(1);
  refuse("server-too-many");
  vi.advanceTimersByTime(5000);
  expect(server.sent("look").at(-1)).toEqual({ type: "look", seat: 1 });
  expect(server.sent("look").length).toBeGreaterThan(1);
});

test("another refusal is not answered by asking again", async () => {
  await server.show(aTable());
  vi.useFakeTimers();
  refuse("server-bad-frame");
  vi.advanceTimersByTime(5000);
  expect(server.sent("resync")).toEqual([]);
});
