import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { initialValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import { longestInOther, longestKind, parseLongest } from "./longest-texts.ts";

const request = toPlanRequest(initialValues(null), isoDate("2027-01-20"));

describe("parseLongest", () => {
  test.each([
    ["run", "0:50", 50],
    ["run", "10:00", 600],
    ["run", "10:01", null],
    ["run", "0", 0],
    ["run", "50", null],
    ["run", "0:60", null],
    ["bike", "15:00", 900],
    ["bike", "-1:00", null],
    ["swim", "1,200", 1200],
    ["swim", "10000", 10_000],
    ["swim", "10001", null],
    ["swim", "1.5", null],
  ] as const)("reads a %s of '%s' as %j", (discipline, text, value) => {
    expect(parseLongest(discipline, text, "miles")).toBe(value);
  });
});

test("whole lengths of a yard pool read back as they were typed", () => {
  const { format } = longestKind("swim", "miles+yd");
  for (let yards = 5; yards <= 10_000; yards += 5) {
    const stored = parseLongest("swim", String(yards), "miles+yd") ?? Number.NaN;
    expect(format(stored)).toBe(yards.toLocaleString("en-US"));
  }
});

describe("longestInOther", () => {
  test.each([
    ["swim", 1200, "miles", "0.75 mi"],
    ["swim", 1200, "kilometers", "1.2 km"],
    ["swim", 0, "miles", "none"],
    ["bike", 75, "miles", "about 20 mi"],
    ["bike", 75, "kilometers", "about 32 km"],
    ["run", 50, "miles", "about 5 mi"],
    ["run", 15, "miles", "about 1.5 mi"],
  ] as const)("shows a %s of %i in %s as '%s'", (discipline, value, units, text) => {
    expect(request && longestInOther(discipline, value, request, units)).toBe(text);
  });
});
