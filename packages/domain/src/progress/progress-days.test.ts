import { describe, expect, test } from "vitest";
import type { ZoneSeconds } from "../recording/zone-seconds.ts";
import { exerciseStates } from "./exercise-states.ts";
import { longestTrainings } from "./longest-training.ts";
import { progressDays } from "./progress-days.ts";
import type { ProgressExercise, ProgressTraining } from "./progress-facts.ts";
import { progressWeeks } from "./progress-weeks.ts";
import { dayOf, doneFor, exerciseOn, SEASON, stepIn } from "./testing.ts";
import { zoneTotals } from "./zone-totals.ts";

const TODAY = dayOf(10);

function daysWith(exercises: ProgressExercise[], done: ProgressTraining[]) {
  const states = exerciseStates(SEASON, { exercises, done }, TODAY);
  return progressDays(SEASON, states, done);
}

const stateOn = (day: number, exercises: ProgressExercise[], done: ProgressTraining[]) =>
  daysWith(exercises, done)[day]?.state;

const exercise = exerciseOn(2);
const extra = doneFor(exerciseOn(4), { exerciseId: null });

describe("progressDays", () => {
  test.each([
    ["as planned", [doneFor(exercise)], "as-planned"],
    ["shorter", [doneFor(exercise, { minutes: 40 })], "shorter"],
    ["longer", [doneFor(exercise, { minutes: 80 })], "longer"],
    ["on another day", [doneFor(exercise, { date: dayOf(3) })], "moved"],
    [
      "as another sport",
      [doneFor(exercise, { family: "bike", activityType: "CYCLING" })],
      "replaced",
    ],
    ["as a hike", [doneFor(exercise, { family: "run", activityType: "HIKING" })], "replaced"],
    ["not, in a week with a record", [extra], "missed"],
    ["not, in a week without any record", [], "unanswered"],
  ])("shows an exercise that was done %s", (_name, done, state) => {
    expect(stateOn(2, [exercise], done)).toBe(state);
  });

  test("shows a key exercise without its intensity as easier, as the count of key exercises does", () => {
    const key = { ...exercise, isKey: true, steps: [stepIn("Z4", 20), stepIn("Z1", 40)] };
    const inZones = (zoneSeconds: ZoneSeconds) => [doneFor(key, { zoneSeconds })];
    const easy = inZones([3600, 0, 0, 0, 0]);
    expect(stateOn(2, [key], easy)).toBe("easier");
    expect(stateOn(2, [{ ...key, isKey: false }], easy)).toBe("as-planned");
    expect(stateOn(2, [key], inZones([2400, 0, 0, 1200, 0]))).toBe("as-planned");
  });

  test("asks about an exercise that a recording may be", () => {
    expect(stateOn(2, [{ ...exercise, isUnsure: true }], [extra])).toBe("unsure");
  });

  test("shows the worst of a day, extras, rest, what is to come, and the race", () => {
    const second = exerciseOn(2, { id: 99 });
    expect(stateOn(2, [exercise, second], [doneFor(exercise)])).toBe("missed");
    expect(stateOn(4, [exercise], [extra])).toBe("extra");
    expect(stateOn(4, [exercise], [{ ...extra, minutes: 5 }])).toBe("rest");
    expect(stateOn(12, [exerciseOn(12)], [])).toBe("planned");
    expect(daysWith([], []).at(-1)).toMatchObject({ date: SEASON.raceDate, state: "race" });
  });

  test("waits with an exercise without a day until its week is over", () => {
    const unplaced = exerciseOn(8, { isScheduled: false });
    expect(stateOn(8, [unplaced], [doneFor(exerciseOn(9), { exerciseId: null })])).toBe("planned");
    const over = exerciseOn(2, { isScheduled: false });
    expect(stateOn(2, [over], [extra])).toBe("missed");
  });
});

describe("progressWeeks", () => {
  test("sums what was planned and everything that was done", () => {
    const planned = { ...exercise, load: 50, isTest: true };
    const weeks = progressWeeks(
      SEASON,
      { exercises: [planned], done: [doneFor(exercise), extra] },
      TODAY,
    );
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toEqual({
      week: 1,
      plannedMinutes: 60,
      doneMinutes: 120,
      plannedLoad: 50,
      doneLoad: 120,
      loadSources: [{ method: "plan", trainings: 2, rough: 0 }],
      hasTest: true,
      isUnanswered: false,
    });
    const [first] = progressWeeks(SEASON, { exercises: [planned], done: [] }, TODAY);
    expect(first).toMatchObject({ doneMinutes: 0, isUnanswered: true });
  });
});

describe("zoneTotals", () => {
  const hard = exerciseOn(3, { id: 50, steps: [stepIn("Z1", 10), stepIn("Z6", 5)] });
  const zoneSeconds: [number, number, number, number, number] = [600, 1200, 0, 0, 0];
  const totals = (done: ProgressTraining[]) =>
    zoneTotals(
      SEASON,
      { exercises: [exercise, hard, exerciseOn(11)], done },
      {
        today: TODAY,
        sport: null,
      },
    );

  test("sums planned and recorded minutes of past days, sprints in zone 5", () => {
    expect(totals([doneFor(exercise, { minutes: 30, zoneSeconds })])).toEqual({
      planned: [10, 60, 0, 0, 5],
      done: [10, 20, 0, 0, 0],
      recordings: 1,
      isEnough: true,
    });
  });

  test("says when too little of the time is known by zone", () => {
    const done = [doneFor(exercise, { zoneSeconds }), extra];
    expect(totals(done)).toMatchObject({ recordings: 1, isEnough: false });
    expect(totals([])).toMatchObject({ done: [0, 0, 0, 0, 0], isEnough: false });
  });
});

describe("longestTrainings", () => {
  test("takes the longest run by distance and no hike", () => {
    const run = doneFor(exercise, { distance: 12_000 });
    const shorter = doneFor(exercise, { distance: 9000, minutes: 90 });
    const hike = doneFor(exercise, { distance: 20_000, activityType: "HIKING" });
    const before = doneFor(exercise, { distance: 30_000, date: dayOf(-3) });
    expect(longestTrainings(SEASON, [shorter, run, hike, before])).toEqual([
      { discipline: "run", training: run },
    ]);
  });
});
