import { expect, test } from "vitest";
import { initialsOf } from "./initials-of.ts";

test.each([
  ["iris.costa@example.com", "IC"],
  ["iris@example.com", "I"],
  ["a.b.c@example.com", "AB"],
  ["_jo-anne_@example.com", "JA"],
  ["émile@example.com", "É"],
  ["+@example.com", ""],
])("takes from %s the initials %s", (username, initials) => {
  expect(initialsOf(username)).toBe(initials);
});
