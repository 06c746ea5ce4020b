import {
  formatFinishTime,
  goalBounds,
  goalProblem,
  predictFinish,
  raceDateProblem,
  scheduleProblem,
} from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { sample } from "fast-check";
import { describe, expect } from "vitest";
import { arbRequest } from "./requests.ts";

/** Length of the form's goal text. */
const GOAL_TEXT = 8;

describe("arbRequest", () => {
  test.prop([arbRequest])("draws only goals, dates and weeks that the form accepts", (request) => {
    const { createdOn, raceDate, schedule, goalFinish, distances, paces } = request;
    expect(raceDateProblem(createdOn, raceDate)).toBeNull();
    expect(scheduleProblem(schedule)).toBeNull();
    if (goalFinish === null) return;
    expect(goalProblem(goalFinish, distances, paces)).toBeNull();
    expect(formatFinishTime(goalFinish).length).toBeLessThanOrEqual(GOAL_TEXT);
  });

  test("draws goals close to both ends of the form's range", () => {
    const positions = sample(arbRequest, { numRuns: 500, seed: 1 }).flatMap((request) => {
      if (request.goalFinish === null) return [];
      const { fastest, slowest } = goalBounds(request.distances, request.paces);
      const predicted = predictFinish(request.distances, request.paces);
      const end = request.goalFinish < predicted ? predicted - fastest : slowest - predicted;
      return [(request.goalFinish - predicted) / end];
    });
    expect(Math.min(...positions)).toBeLessThan(-0.95);
    expect(Math.max(...positions)).toBeGreaterThan(0.95);
  });
});
