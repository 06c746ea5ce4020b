import { DEFAULT_PACES, RACE_DISTANCES, seconds } from "@triplan/domain";
import { planRequestOf } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { planRow } from "../testing/rows.ts";
import { againstPrediction, formatSplit, goalNote, percentText } from "./goal-texts.ts";
import { paceGoalText } from "./goal-outlook.ts";
import { predictionOf } from "./prediction.ts";

describe("goal texts", () => {
  test.each([
    [2136, "35:36"],
    [4756, "1:19:16"],
    [3599.6, "1:00:00"],
  ])("formats a leg of %d seconds as %s", (seconds, text) => {
    expect(formatSplit(seconds)).toBe(text);
  });

  test.each([
    [10_707, 10_200, "Your goal is 8:27 faster than predicted"],
    [10_707, 14_400, "Your goal is 1:01:33 slower than predicted"],
    [10_707.4, 10_707, "Your goal matches the prediction"],
  ])("compares a prediction of %d with a goal of %d: %s", (predicted, goal, text) => {
    expect(againstPrediction(predicted, goal)).toBe(text);
  });

  test.each([
    [10_707, 10_200, { share: "4.7%", word: "faster" }],
    [10_000, 10_100, { share: "1.0%", word: "slower" }],
    [10_707.4, 10_707, { share: "", word: "as predicted" }],
  ])("compares %d with %d in percent as %j", (predicted, goal, text) => {
    expect(percentText(predicted, goal)).toEqual(text);
  });

  test.each([
    [0, "Your predicted time. The slider starts at 2:56."],
    [170, ""],
    [150, "Faster than the boldest suggestion (2:41)"],
    [178, "Slower than the gentlest suggestion (2:56)"],
  ])("comments a goal of %d minutes with '%s'", (minutes, note) => {
    const prediction = predictionOf(minutes, RACE_DISTANCES.olympic, DEFAULT_PACES);
    expect(goalNote(prediction, minutes > 0)).toBe(note);
  });

  test.each([
    [null, "No goal"],
    [3, "Pace goal: "],
    [-3, "Goal slower than predicted"],
  ])("names a goal %s percent faster than predicted", (percent, text) => {
    const request = planRequestOf(planRow(1));
    const { finish } = predictionOf(0, request.distances, request.paces);
    const goalFinish = percent === null ? null : seconds(Math.round((1 - percent / 100) * finish));
    expect(paceGoalText({ ...request, goalFinish })).toContain(text);
  });
});
