import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { z } from "zod";
import { createPlanInput, planFormSchema } from "./index.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { planSample } from "./testing/samples.ts";
import { isoDate } from "@triplan/domain";

describe("plain validation messages", () => {
  test.each<[unknown, string]>([
    [undefined, "Required"],
    [7, "Expected string, received number"],
    [null, "Expected string, received null"],
    [["a"], "Expected string, received array"],
    [{}, "Expected string, received object"],
    [true, "Expected string, received boolean"],
    // @covers plan-form-7, forms-4
  ])("for %j instead of a text: %s", (input, message) => {
    expect(issuesOf(z.string(), input)).toEqual([`: ${message}`]);
  });

  test.each<[unknown, string]>([
    ["7", "Expected number, received string"],
    [Number.NaN, "Expected number, received nan"],
    // @covers plan-form-7
  ])("for %j instead of a number: %s", (input, message) => {
    expect(issuesOf(z.number(), input)).toEqual([`: ${message}`]);
  });

  test("yield to a field's own message", () => {
    expect(issuesOf(z.string("Race date is required"), undefined)).toEqual([
      ": Race date is required",
    ]);
  });

  test("name a missing plan name in the request and in the form", () => {
    const { name: _name, ...nameless } = planSample();
    expect(issuesOf(createPlanInput, nameless)).toEqual(["name: Required"]);
    expect(issuesOf(planFormSchema(isoDate("2026-11-21"), "miles"), nameless)).toContain(
      "name: Required",
    );
  });

  test.each<[unknown, string]>([
    [undefined, "Required"],
    [null, "Expected object, received null"],
    [[], "Expected object, received array"],
    ["x", "Expected object, received string"],
  ])("for a body of %j: %s", (body, message) => {
    expect(issuesOf(createPlanInput, body)).toEqual([`: ${message}`]);
  });
});
