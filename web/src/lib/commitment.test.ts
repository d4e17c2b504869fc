import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { commitmentHolds } from "./commitment";

const sealed = (text: string): string => createHash("sha256").update(text).digest("hex");

it("the promise is kept if salt and seed have the hash that was shown", async () => {
  expect(await commitmentHolds(sealed("salt42"), "salt", "42")).toBe(true);
});

it("another seed breaks it", async () => {
  expect(await commitmentHolds(sealed("salt42"), "salt", "43")).toBe(false);
});

it("nothing can be said before the end", async () => {
  expect(await commitmentHolds(sealed("salt42"))).toBeNull();
  expect(await commitmentHolds(null, "salt", "42")).toBeNull();
});
