import { describe, expect, test } from "vitest";
import { initialValues, withRace, type PlanValues } from "./plan-values.ts";
import {
  assumedTrainingText,
  needsTrainingNow,
  trainingNow,
  withAssumedTraining,
} from "./training-now.ts";

const ironman = withRace(initialValues(null), "ironman");

describe("the sentence on assumed training", () => {
  test.each<[Partial<PlanValues>, string | null]>([
    [
      {},
      "This plan takes it that you run 70 min, ride 2 h and train about 7.5 h a week now. Train less? Say so.",
    ],
    [
      { longestRunNow: 0 },
      "This plan takes it that you ride 2 h and train about 7.5 h a week now. Train less? Say so.",
    ],
    [
      { longestRunNow: 0, hoursNow: 0 },
      "This plan takes it that you ride 2 h now. Train less? Say so.",
    ],
    [{ longestRunNow: 40, longestRideNow: 90, hoursNow: 4 }, null],
  ])("names what %j leaves open", (answers, text) => {
    expect(assumedTrainingText({ ...ironman, ...answers }, "beginner")).toBe(text);
  });
});

describe("a long race", () => {
  test("needs an answer or a confirmation, which answers everything", () => {
    expect(needsTrainingNow(ironman)).toBe(true);
    expect(needsTrainingNow(withRace(ironman, "olympic"))).toBe(false);
    const confirmed = withAssumedTraining({ ...ironman, longestRunNow: 0 }, "beginner");
    expect(needsTrainingNow(confirmed)).toBe(false);
    expect(trainingNow(confirmed)).toEqual({
      hoursNow: 7.5,
      longestRunNow: 0,
      longestRideNow: 120,
      longestSwimNow: 1200,
    });
  });

  test("uses answers that a shorter race skips", () => {
    const skipped = { ...ironman, hoursNow: 5, skipsTrainingNow: true };
    expect(trainingNow(skipped).hoursNow).toBe(5);
    expect(trainingNow(withRace(skipped, "sprint")).hoursNow).toBeNull();
  });
});
