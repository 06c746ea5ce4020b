import { DEFAULT_PACES, RACE_DISTANCES, seconds } from "@triplan/domain";
import { goalVerdict, paceGoalBands } from "@triplan/plan-engine";
import { requestOf } from "@triplan/plan-engine/testing";
import { describe, expect, test } from "vitest";
import { goalBands } from "./goal-bands.ts";
import { PACE_GOALS } from "./pace-goals.ts";
import { predictionOf } from "./prediction.ts";

const { range } = predictionOf(0, RACE_DISTANCES.olympic, DEFAULT_PACES);
const request = { ...requestOf("olympic", "intermediate", 13), paces: DEFAULT_PACES };
const bands = goalBands(paceGoalBands(request), range);

describe("the bands of the goal slider", () => {
  test("cover the track from end to end without a gap", () => {
    expect(bands[0]?.from).toBe(range.max);
    expect(bands.at(-1)?.to).toBe(range.min);
    for (const [index, band] of bands.slice(1).entries())
      expect(band.from).toBeCloseTo(bands[index]?.to ?? 0, 1);
  });

  test("name each minute as the verdict does", () => {
    for (let minutes = range.min; minutes <= range.max; minutes += 1) {
      const verdict = goalVerdict({ ...request, goalFinish: seconds(minutes * 60) });
      const band = bands.find(({ from, to }) => minutes <= from && minutes >= to);
      expect(band?.name).toBe(
        verdict === null || verdict === "slower" ? undefined : PACE_GOALS[verdict],
      );
    }
  });
});
