import { expect, test } from "vitest";
import { exerciseRow, hardSteps, step, stretch } from "../testing/week-rows.ts";
import { stagesOf } from "./stages.ts";

const shown = (...parts: Parameters<typeof stagesOf>[0]) =>
  stagesOf(parts, "miles").map(({ name, amount, seconds }) => [name, amount, seconds]);

test("shows repetitions by time one by one, with the easy time between them", () => {
  expect(shown(exerciseRow("run", 45, { steps: hardSteps(45) }))).toEqual([
    ["Warm-up", "10 min", 600],
    ["Main set, 1 of 3", "6 min", 360],
    ["Easy, 1 of 3", "2 min", 120],
    ["Main set, 2 of 3", "6 min", 360],
    ["Easy, 2 of 3", "2 min", 120],
    ["Main set, 3 of 3", "6 min", 360],
    ["Easy, 3 of 3", "2 min", 120],
    ["Cool-down", "11 min", 660],
  ]);
});

test("shows a swim set as one step, which the swimmer ends", () => {
  const lap = {
    quantity: 200,
    unit: "m" as const,
    zone: "Z4" as const,
    isRacePace: false,
    pace: "1:57",
    seconds: 234,
    restSeconds: 20,
    target: { slow: "1:58", fast: "1:56" },
  };
  const drills = [{ name: "Catch-up", cue: "One hand waits in front." }];
  const steps = [{ kind: "main" as const, repeat: 6, intervals: [lap], drills }];
  expect(stagesOf([exerciseRow("swim", 50, { steps })], "miles")).toEqual([
    expect.objectContaining({
      name: "Main set",
      amount: "6 × 200 m",
      target: "3:52-3:56",
      facts: ["20 s rest", "1:56-1:58/100m", "Z4"],
      drills,
      seconds: null,
    }),
  ]);
});

test("puts the change between the ride and the run of a brick", () => {
  const ride = exerciseRow("bike", 60, { id: 7, brickId: "b" });
  const run = exerciseRow("run", 20, { id: 8, brickId: "b" });
  const stages = stagesOf([ride, run], "miles");
  expect(stages.map(({ name, exerciseId }) => [name, exerciseId])).toEqual([
    ["Warm-up", 7],
    ["Steady", 7],
    ["Cool-down", 7],
    ["Change", null],
    ["Warm-up", 8],
    ["Steady", 8],
    ["Cool-down", 8],
  ]);
  expect(stages[3]).toMatchObject({ target: "under 3 min", seconds: null });
});

test("names walks of a run-walk", () => {
  const walk = { ...stretch(1, "Z1"), feel: "walk" as const };
  const steps = [step("main", [stretch(4, "Z2"), walk], 2)];
  expect(shown(exerciseRow("run", 10, { steps })).map(([name]) => name)).toEqual([
    "Main set, 1 of 2",
    "Walk, 1 of 2",
    "Main set, 2 of 2",
    "Walk, 2 of 2",
  ]);
});
