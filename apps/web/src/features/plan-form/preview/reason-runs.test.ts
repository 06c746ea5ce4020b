import { expect, test } from "vitest";
import { reasonRuns } from "./reason-runs.ts";

test("groups consecutive weeks that share a sentence", () => {
  expect(reasonRuns(["start", "step", "step", "rest", "step"])).toEqual([
    { from: 1, to: 1, reason: "start" },
    { from: 2, to: 3, reason: "step" },
    { from: 4, to: 4, reason: "rest" },
    { from: 5, to: 5, reason: "step" },
  ]);
});
