import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { itemsIn } from "./items-in.ts";

const count = (text: string) => itemsIn(Buffer.from(text));

describe("itemsIn", () => {
  const entry = fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 });
  const list = fc.array(entry, { minLength: 1 });

  test.prop([fc.dictionary(fc.string(), list)])("counts the entries of all lists", (body) => {
    const entries = Object.values(body).reduce((sum, { length }) => sum + length, 0);
    expect(count(JSON.stringify(body))).toBe(entries);
    expect(count(JSON.stringify(body, null, 2))).toBe(entries);
  });

  test.prop([list])("counts the entries of a list alone", (entries) => {
    expect(count(JSON.stringify(entries))).toBe(entries.length);
  });

  test.prop([fc.uint8Array()])("reads any bytes", (bytes) => {
    expect(itemsIn(Buffer.from(bytes))).toBeGreaterThanOrEqual(0);
  });

  test("passes over texts with brackets, commas and quotes", () => {
    expect(count(String.raw`{"a":[{"name":"one, [two], \"{three\\"},{"b":[1,2,3]}]}`)).toBe(2);
  });
});
