import { expect, test } from "vitest";
import { openState, type OpenFacts } from "./open-state.ts";

const facts: OpenFacts = { isOver: true, skippedAt: null, isExcused: false, isUnsure: false };
const skippedAt = "2026-03-03T08:00:00.000Z";

test.each<[string, Partial<OpenFacts>, ReturnType<typeof openState>]>([
  ["before its day is over", { isOver: false, isUnsure: true }, "open"],
  ["once its day is over", {}, "missed"],
  ["while a recording may be it", { isUnsure: true }, "unsure"],
  ["that the athlete skipped, whatever was recorded", { skippedAt, isUnsure: true }, "missed"],
  ["that the athlete skipped before its day", { skippedAt, isOver: false }, "missed"],
  ["on a day of time off", { isExcused: true, isUnsure: true }, "excused"],
])("an exercise %s is %s", (_, over, state) => {
  expect(openState({ ...facts, ...over })).toBe(state);
});
