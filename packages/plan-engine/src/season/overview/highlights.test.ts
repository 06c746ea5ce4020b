import { addDays, isoDate, type Discipline } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { highlights } from "./highlights.ts";
import type { SeasonExercise, SeasonTraining } from "./season-record.ts";

const START = isoDate("2026-03-01");
let lastId = 0;

function exerciseOn(type: Discipline, after: number, brickId: string | null = null) {
  lastId += 1;
  const exercise: SeasonExercise = {
    id: lastId,
    type,
    name: type,
    week: Math.floor(after / 7) + 1,
    date: addDays(START, after),
    steps: [],
    duration: 40,
    skippedAt: null,
    isExcused: false,
    isUnsure: false,
    actualDuration: null,
    matchedActivityId: null,
    isCompleted: true,
    isScheduled: true,
    isKey: false,
    brickId,
    templateId: type,
  };
  return exercise;
}

const training = (
  over: Partial<SeasonTraining> & Pick<SeasonTraining, "date">,
): SeasonTraining => ({
  minutes: 40,
  load: 30,
  method: "time",
  quality: "rough",
  exercise: null,
  activity: null,
  ...over,
});

const done = (exercise: SeasonExercise, minutes = 40) =>
  training({ date: exercise.date, minutes, exercise });

/** A recording of two hours that no exercise asked for. */
const recorded = (activityType: string) =>
  training({
    date: addDays(START, -20),
    minutes: 120,
    activity: {
      id: 1,
      activityName: null,
      family: "run",
      activityType,
      distance: null,
      zoneSeconds: null,
    },
  });

const run = (after: number, minutes: number) => done(exerciseOn("run", after), minutes);
const THREE = [run(1, 40), run(3, 50), run(5, 45)];

describe("the longest run", () => {
  test("stands out when it is longer than all before", () => {
    expect(highlights([], [...THREE, run(8, 55)])).toEqual([
      { kind: "longest-run", week: 2, date: "2026-03-09", minutes: 55 },
    ]);
    expect(highlights([], [...THREE, run(8, 50)])).toEqual([]);
  });

  test("needs three runs before it", () => {
    expect(highlights([], [run(1, 40), run(3, 50), run(5, 60)])).toEqual([]);
  });

  test("counts recorded runs that no exercise asked for, but no walks", () => {
    expect(highlights([], [recorded("RUNNING"), ...THREE, run(8, 55)])).toEqual([]);
    expect(highlights([], [recorded("HIKING"), ...THREE, run(8, 55)])).toHaveLength(1);
  });
});

test("the first brick stands out once both parts are done", () => {
  const first = [exerciseOn("bike", 2, "a"), exerciseOn("run", 2, "a")];
  const second = [exerciseOn("bike", 9, "b"), exerciseOn("run", 9, "b")];
  const exercises = [...first, ...second];
  const [ride] = first;
  if (!ride) throw new Error("A brick has a ride");
  expect(highlights(exercises, [done(ride, 60)])).toEqual([]);
  expect(
    highlights(
      exercises,
      exercises.map((each) => done(each)),
    ),
  ).toEqual([{ kind: "first-brick", week: 1, date: "2026-03-03", minutes: 80 }]);
});
