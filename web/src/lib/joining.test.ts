import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./testing-page";
import { askAgain, sitDown } from "./joining";
import { store } from "./storage";

const CODE = { code: "K7WQ2MXA" };
const JOINED = { table: "t", seat: 1, token: "t.secret", link: "/t/#t.secret" };
let sent: Record<string, unknown>[] = [];
let answer: () => Promise<unknown>;

const answered = (status: number, body: unknown) => (): Promise<unknown> =>
  Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
const lost = (): Promise<unknown> => Promise.reject(new Error("no line"));

beforeEach(() => {
  sent = [];
  store("joining", "[]");
  vi.stubGlobal("fetch", (_path: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as Record<string, unknown>);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a wish whose answer was lost is sent again as it was", async () => {
  answer = lost;
  await expect(sitDown(CODE, "Bruno")).rejects.toThrow();
  answer = answered(201, JOINED);
  expect(await sitDown(CODE, "Bruno")).toEqual(JOINED);
  expect(sent[1]).toEqual(sent[0]);
  expect(String(sent[0]?.["secret"]).length).toBeGreaterThanOrEqual(32);
});

test("what was lost can be asked for after the page is loaded anew, and only once", async () => {
  answer = lost;
  await expect(sitDown(CODE, "Bruno")).rejects.toThrow();
  answer = answered(201, JOINED);
  expect(await askAgain(CODE)).toEqual(JOINED);
  expect(await askAgain(CODE)).toBeNull();
  expect(sent).toHaveLength(2);
});

test("a wish that was refused is not repeated", async () => {
  answer = answered(409, { key: "table-name-taken", facts: {}, message: "taken" });
  await expect(sitDown(CODE, "Bruno")).rejects.toThrow("taken");
  expect(await askAgain(CODE)).toBeNull();
  answer = answered(201, JOINED);
  await sitDown(CODE, "Bruno");
  expect(sent[1]?.["secret"]).not.toBe(sent[0]?.["secret"]);
});

test("another name is another wish of the same browser", async () => {
  answer = lost;
  await expect(sitDown(CODE, "Bruno")).rejects.toThrow();
  await expect(sitDown(CODE, "Bruna")).rejects.toThrow();
  expect(sent[1]?.["key"]).not.toBe(sent[0]?.["key"]);
  expect(sent[1]?.["secret"]).toBe(sent[0]?.["secret"]);
});
