import { addDays, isoDate, type Thresholds } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { requestOf } from "../testing/index.ts";
import { exerciseLoad } from "./exercise-load.ts";
import { scoreTraining, type CompletableExercise, type StoredActivity } from "./score-training.ts";

const DAY = isoDate("2026-03-03");

const activity = (id: number, over: Partial<StoredActivity> = {}): StoredActivity => ({
  id,
  family: "bike",
  activityType: "ROAD_BIKING",
  localDate: DAY,
  duration: 3600,
  distance: null,
  averagePace: null,
  averageSpeed: null,
  averageHeartRate: null,
  maxHeartRate: null,
  rpe: null,
  hasParts: false,
  duplicateOf: null,
  ...over,
});

const [planned] = generatePlan(requestOf("olympic", "intermediate", 12)).weeks.flatMap((week) =>
  week.exercises.filter(({ type }) => type === "bike"),
);
if (!planned) throw new Error("The plan has no ride");

const ride = (over: Partial<CompletableExercise> = {}): CompletableExercise => ({
  ...planned,
  date: DAY,
  isCompleted: true,
  skippedAt: null,
  actualDuration: null,
  matchedActivityId: null,
  ...over,
});

const noThresholds = (): Thresholds => ({});
const score = (exercises: CompletableExercise[], activities: StoredActivity[]) =>
  scoreTraining(exercises, activities, noThresholds);

describe("scoreTraining", () => {
  test("counts what is done once: not duplicates, transitions or parents of stored parts", () => {
    const done = score(
      [],
      [
        activity(1),
        activity(2, { duplicateOf: 1 }),
        activity(3, { family: "transition" }),
        activity(4, { family: "multisport", hasParts: true }),
        activity(5, { family: "other" }),
      ],
    );
    expect(done.map((each) => each.activity?.id)).toEqual([1, 5]);
  });

  test("scores a completed exercise by its activity, and its plan where that says nothing", () => {
    const [done] = score([ride({ matchedActivityId: 7 })], [activity(7, { duration: 1800 })]);
    expect(done).toMatchObject({ method: "plan", minutes: 30, exercise: { matchedActivityId: 7 } });
    expect(done?.load).toBeCloseTo((exerciseLoad(planned) * 30) / planned.duration, 6);
    const [measured] = scoreTraining(
      [ride({ matchedActivityId: 7 })],
      [activity(7, { averageHeartRate: 136 })],
      () => ({ lthrBike: 160 }),
    );
    expect(measured).toMatchObject({ method: "heart-rate", quality: "measured" });
  });

  test("keeps an exercise with its workout where its activity is the duplicate", () => {
    const done = score(
      [ride({ matchedActivityId: 8 })],
      [activity(7), activity(8, { duplicateOf: 7 })],
    );
    expect(done).toMatchObject([{ activity: { id: 7 }, exercise: { matchedActivityId: 8 } }]);
  });

  test("counts a ticked exercise on its day with its planned load", () => {
    const [done] = score([ride({ actualDuration: null })], []);
    expect(done).toMatchObject({ date: DAY, minutes: planned.duration, activity: null });
    expect(done?.load).toBeCloseTo(exerciseLoad(planned), 6);
    expect(score([ride({ isCompleted: false })], [])).toEqual([]);
  });

  test("measures each activity against the thresholds and highest heart rate up to its day", () => {
    const old = activity(1, { averageHeartRate: 140 });
    const later = activity(2, { localDate: addDays(DAY, 9), maxHeartRate: 200 });
    const [alone] = score([], [old]);
    const [before] = score([], [later, old]);
    expect(before).toEqual(alone);
    const days: string[] = [];
    scoreTraining([], [later, old], (day) => (days.push(day), {}));
    expect(days).toEqual([DAY, addDays(DAY, 9)]);
  });

  const arbActivities = fc.uniqueArray(
    fc
      .record({ id: fc.integer({ min: 1, max: 60 }), day: fc.integer({ min: 0, max: 30 }) })
      .map(({ id, day }) =>
        activity(id, { localDate: addDays(DAY, day), averageHeartRate: 100 + id }),
      ),
    { selector: ({ id }) => id, maxLength: 12 },
  );

  test.prop([arbActivities, fc.integer()])("does not depend on the order", (activities, seed) => {
    const other = activities.toSorted((a, b) => ((a.id * seed) % 61) - ((b.id * seed) % 61));
    expect(score([], other)).toEqual(score([], activities));
  });
});
