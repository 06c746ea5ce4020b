import { addDays, isoDate } from "@triplan/domain";
import type { Random } from "@triplan/wearable-sandbox/random";
import { asSchema, type JsonSchema } from "../../src/server/openapi/json-schema.ts";

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("Nothing to choose from");
  return found;
};

export const chance = (random: Random, share: number): boolean => random() < share;

/** Values that no field wants, and bounds of the types that store them. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1.000_000_1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
  "",
  " ",
  "0",
  "1",
  "-1",
  "NaN",
  "Infinity",
  "1e400",
  "0x10",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00b",
  "\u202etxet",
  "\u200b\u200b",
  "\ufeff",
  "🏊🚴🏃",
  "👨‍👩‍👧‍👦".repeat(500),
  "e\u0301".repeat(3000),
  "x".repeat(100_000),
  "١٢٣",
  "１２:３０",
  "' or 1=1 --",
  "'; drop table exercise; --",
  "<script>alert(1)</script>",
  "${jndi:ldap://x}",
  "../../etc/passwd",
  "a\r\nSet-Cookie: x=y",
  "2026-02-30",
  "2027-02-29",
  "0000-01-01",
  "9999-12-31",
  "-000001-01-01",
  "+010000-01-01",
  "+275760-09-13T00:00:00.000Z",
  "infinity",
  "2026-11-20T08:00:00+16:00",
  "2026-11-20T24:00:00Z",
  "99:99:99",
  "24:00",
  "-1:-1",
  "5:60",
  "sprint",
  "A".repeat(43),
  "00000000-0000-0000-0000-000000000000",
  [],
  {},
  [[]],
  [null],
  [{}],
  [1, 2, 3, 4, 5, 6, 7],
  { toString: 1 },
  { length: 1e9 },
  { id: 1 },
  Array.from({ length: 900 }, () => 1),
];

/** Dates from two weeks ago to half a year ahead, most of them within the plan. */
const nearDate = (random: Random): string => {
  const today = isoDate(new Date().toISOString().slice(0, 10));
  return addDays(today, Math.floor(random() * 200) - 14);
};

/** The same value with other dates, as those of examples pass. */
export function withNearDates(random: Random, value: unknown): unknown {
  if (typeof value === "string") {
    return value.replace(/^\d{4}-\d{2}-\d{2}/, () => nearDate(random));
  }
  if (Array.isArray(value)) return value.map((each) => withNearDates(random, each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, each]) => [name, withNearDates(random, each)]));
}

const COMMON_TEXTS = ["2:30", "8:30", "18", "02:50:00", "08:30", "text", "run", "1"];

/** A value that the schema allows as far as it says; refinements may still refuse it. */
export function likelyValue(random: Random, schema: JsonSchema, depth = 0): unknown {
  const { anyOf, oneOf, const: constant, enum: values, type } = schema;
  if (constant !== undefined) return constant;
  if (values) return pick(random, values);
  const choices = anyOf ?? oneOf;
  if (choices) return likelyValue(random, asSchema(pick(random, choices)), depth);
  switch (String([type].flat()[0])) {
    case "object":
      return likelyObject(random, schema, depth);
    case "array":
      return likelyArray(random, schema, depth);
    case "integer":
      return Math.round(likelyNumber(random, schema));
    case "number":
      return likelyNumber(random, schema);
    case "boolean":
      return chance(random, 0.5);
    case "null":
      return null;
    case "string":
      return likelyText(random, schema);
    default:
      return pick(random, NASTY);
  }
}

function likelyObject(random: Random, schema: JsonSchema, depth: number): object {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (depth < 6 && chance(random, 0.5)),
  );
  return Object.fromEntries(
    fields.map(([name, part]) => [name, likelyValue(random, asSchema(part), depth + 1)]),
  );
}

function likelyArray(random: Random, schema: JsonSchema, depth: number): unknown[] {
  const { minItems = 0, maxItems = minItems + 3, items } = schema;
  const length = Math.min(maxItems, minItems + Math.floor(random() * 3));
  return Array.from({ length }, () => likelyValue(random, asSchema(items), depth + 1));
}

function likelyNumber(random: Random, { minimum = 0, maximum = 100 }: JsonSchema): number {
  if (chance(random, 0.2)) return pick(random, [minimum, maximum, minimum - 1, maximum + 1]);
  // Integers of JavaScript have bounds that no field means.
  const low = Math.max(minimum, -1000);
  return low + random() * Math.min(maximum - low, 200);
}

function likelyText(random: Random, { minLength = 0, maxLength = 40, format }: JsonSchema): string {
  if (format === "date" || chance(random, 0.15)) return nearDate(random);
  if (format === "date-time") return `${nearDate(random)}T06:42:00Z`;
  if (format === "uuid") return "0b1c7a52-8d0f-4c35-9a43-6c1f2d9e8b10";
  if (chance(random, 0.5)) return pick(random, COMMON_TEXTS);
  const length = pick(random, [minLength, maxLength, maxLength + 1, minLength + 3]);
  return "aé字".repeat(Math.ceil(Math.min(length, 5000) / 3)).slice(0, length);
}
