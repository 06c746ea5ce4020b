import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { normalizeDecimal, parseDecimal } from "./decimal-text.ts";

describe("parseDecimal", () => {
  test.each([
    ["0.5", 0.5],
    [".5", 0.5],
    [",5", 0.5],
    ["1,5", 1.5],
    ["5", 5],
    ["5.", 5],
    ["5,", 5],
    ["007.50", 7.5],
    ["0", 0],
  ])("reads %j as %d", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  test.each([
    "",
    " ",
    " 5",
    ".",
    ",",
    "1,234.5",
    "1.234,5",
    "1..5",
    "1e3",
    "0x10",
    "+5",
    "-5",
    "٢٥",
    "５",
    "1\n",
    "NaN",
    "Infinity",
    "5 mi",
  ])("rejects %j", (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  test.prop([fc.string()])("returns a number >= 0 or null for any text", (text) => {
    expect(parseDecimal(text) ?? 0).toBeGreaterThanOrEqual(0);
  });
});

describe("normalizeDecimal", () => {
  test.each([
    [".5", "0.5"],
    ["1,50", "1.50"],
    ["5.", "5"],
    ["000", "0"],
    ["012.3", "12.3"],
  ])("writes %j as %j", (text, stored) => {
    expect(normalizeDecimal(text)).toBe(stored);
  });

  test.prop([fc.stringMatching(/^[0-9]{0,4}[.,]?[0-9]{0,4}$/)])(
    "keeps the value and is idempotent",
    (text) => {
      const stored = normalizeDecimal(text);
      fc.pre(stored !== null);
      expect(stored).toMatch(/^\d+(\.\d+)?$/);
      expect(normalizeDecimal(stored ?? "")).toBe(stored);
      expect(parseDecimal(stored ?? "")).toBe(parseDecimal(text));
    },
  );
});
