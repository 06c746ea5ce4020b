import { describe, expect, test } from "vitest";
import { z } from "zod";
import { nameText } from "./text.ts";
import { issuesOf } from "../testing/issues-of.ts";

const name = nameText(20, "Plan name");

describe("a name", () => {
  test.each([
    "Lisboa 70.3",
    "東京トライアスロン",
    "سباق دبي",
    "سباق \u202eabc",
    "👨‍👩‍👧 relay",
    "O’Neill",
    "é",
  ])("may be %s", (text) => {
    expect(name.parse(text)).toBe(text);
  });

  test.each(["", "   ", "\u200b", "\u200d\u200e", "\ufeff", "\u3164"])(
    "has something to see: %j",
    (text) => {
      expect(issuesOf(name, text)).toEqual([": Plan name is required"]);
    },
  );

  test.each(["a\r\nb", "a\tb", "a\u2028b"])("is one line: %j", (text) => {
    expect(issuesOf(name, text)).toEqual([
      ": Plan name must be one line without control characters",
    ]);
  });
});

test.each([2 ** 60, -(2 ** 60)])("a number as large as %d is refused in words", (number) => {
  expect(issuesOf(z.int(), number)).toEqual([": Expected a smaller whole number"]);
});
