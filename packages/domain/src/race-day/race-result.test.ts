import { describe, expect, test } from "vitest";
import { seconds } from "../units/unit.ts";
import { raceResultProblem, type RaceResult } from "./race-result.ts";

const RESULT: RaceResult = {
  status: "finished",
  finishSeconds: seconds(9850),
  splits: {},
  isFairDay: true,
  note: null,
};
const ALL = {
  swim: seconds(1745),
  t1: seconds(175),
  bike: seconds(4770),
  t2: seconds(105),
  run: seconds(3055),
};

describe("raceResultProblem", () => {
  test.each<[string, Partial<RaceResult>]>([
    ["a finish without parts", {}],
    ["all parts that add up", { splits: ALL }],
    ["some parts", { splits: { swim: ALL.swim, run: ALL.run } }],
    [
      "a race that was stopped",
      { status: "stopped", finishSeconds: null, splits: { swim: ALL.swim } },
    ],
    ["a race that was not started", { status: "not-started", finishSeconds: null }],
  ])("accepts %s", (_, over) => {
    expect(raceResultProblem({ ...RESULT, ...over })).toBeNull();
  });

  test.each<[string, Partial<RaceResult>, string, RegExp]>([
    ["no time", { finishSeconds: null }, "finishSeconds", /Enter your finish time/],
    [
      "parts of another sum",
      { splits: { ...ALL, run: seconds(3056) } },
      "finishSeconds",
      /add up to 2:44:11, your finish time is 2:44:10/,
    ],
    ["parts as long as the race", { splits: { bike: seconds(9850) } }, "finishSeconds", /add up/],
    [
      "a time of a stopped race",
      { status: "stopped" },
      "finishSeconds",
      /Only a race that you fin/,
    ],
    [
      "parts of a race not started",
      { status: "not-started", finishSeconds: null, splits: ALL },
      "splits",
      /did not start/,
    ],
  ])("rejects %s", (_, over, path, message) => {
    const problem = raceResultProblem({ ...RESULT, ...over });
    expect(problem?.path).toBe(path);
    expect(problem?.message).toMatch(message);
  });
});
