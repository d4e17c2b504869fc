import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { keptPromise } from "./seal";

const sealed = (text: string): string => createHash("sha256").update(text).digest("hex");

it("the promise is kept if salt and seed have the hash that was shown", async () => {
  expect(await keptPromise(sealed("salt42"), "salt", "42")).toBe(true);
});

it("another seed breaks it", async () => {
  expect(await keptPromise(sealed("salt42"), "salt", "43")).toBe(false);
});

it("nothing can be said before the end", async () => {
  expect(await keptPromise(sealed("salt42"))).toBeNull();
  expect(await keptPromise(null, "salt", "42")).toBeNull();
});
