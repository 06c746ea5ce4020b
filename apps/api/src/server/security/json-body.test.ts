import { fc, test } from "@fast-check/vitest";
import { DomainError } from "@triplan/domain";
import { describe, expect } from "vitest";
import { parseJsonBody } from "./json-body.ts";

const INVALID = "The request body is not valid JSON";
const TOO_DEEP = "The request is nested too deeply";
const TOO_MANY = "The request has more than 1000 values";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const ofKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key])));

/** The rejection message, or undefined if accepted. */
function refusalOf(text: string): string | undefined {
  try {
    parseJsonBody(text);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "rule_broken") throw error;
    return error.message;
  }
  return undefined;
}

describe("parseJsonBody", () => {
  test.each([
    ['{"name":"Ana","hours":[1,2.5],"goal":null}', { name: "Ana", hours: [1, 2.5], goal: null }],
    [' {"a":true} ', { a: true }],
    ["[]", []],
    ["null", null],
    ['"text"', "text"],
    ["-0.5", -0.5],
    ['{"a":1,"a":2}', { a: 2 }],
    ['{"":1}', { "": 1 }],
    ['{"proto":1,"Constructor":2}', { proto: 1, Constructor: 2 }],
    ['{"name":"__proto__"}', { name: "__proto__" }],
  ])("reads %s", (text, value) => {
    expect(parseJsonBody(text)).toEqual(value);
  });

  test.each([
    '{"a":1',
    "{",
    "",
    "  ",
    "undefined",
    "NaN",
    "{'a':1}",
    '{"a":1}}',
    "{a:1}",
    "\uFEFF{}",
  ])("rejects invalid JSON %j", (text) => {
    expect(refusalOf(text)).toBe(INVALID);
  });

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"a":{"__proto__":null}}',
    '{"a":[{"constructor":{"prototype":{"x":1}}}]}',
    '{"prototype":1}',
    '{"\\u005f_proto__":1}',
  ])("rejects %s, which would change a prototype", (text) => {
    expect(refusalOf(text)).toMatch(/^The key "\w+" is not allowed$/);
  });

  test("accepts 16 levels and rejects 17", () => {
    expect(refusalOf(nested(16))).toBeUndefined();
    expect(refusalOf(nested(17))).toBe(TOO_DEEP);
    expect(refusalOf(nestedObjects(16))).toBeUndefined();
    expect(refusalOf(nestedObjects(17))).toBe(TOO_DEEP);
  });

  test.each([5000, 100_000])("rejects %i levels with the same message", (levels) => {
    expect(refusalOf(nested(levels))).toBe(TOO_DEEP);
    expect(refusalOf(nestedObjects(levels))).toBe(TOO_DEEP);
  });

  test("accepts 1000 keys and rejects 1001", () => {
    expect(refusalOf(ofKeys(1000))).toBeUndefined();
    expect(refusalOf(ofKeys(1001))).toBe(TOO_MANY);
    expect(refusalOf(JSON.stringify(Array.from({ length: 1001 }, () => 0)))).toBe(TOO_MANY);
  });

  test.prop([fc.jsonValue({ maxDepth: 5 })])(
    "reads any JSON value unchanged or rejects its keys",
    (value) => {
      const text = JSON.stringify(value);
      if (refusalOf(text) === undefined) expect(parseJsonBody(text)).toEqual(JSON.parse(text));
      else expect(text).toMatch(/__proto__|constructor|prototype/);
    },
  );

  test.prop([fc.string({ unit: "binary", maxLength: 200 })])(
    "accepts any text or rejects it with a DomainError",
    (text) => {
      expect([undefined, INVALID, TOO_DEEP, TOO_MANY]).toContain(refusalOf(text));
    },
  );
});
