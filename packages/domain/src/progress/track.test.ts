import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { exerciseStates } from "./exercise-states.ts";
import type { ProgressExercise, ProgressTraining } from "./progress-facts.ts";
import { dayOf, doneFor, exerciseOn, SEASON } from "./testing.ts";
import { trackOf } from "./track.ts";

/** Monday of week 5: four weeks are over. */
const TODAY = dayOf(29);

/** Three exercises a week, the first of them a key one. */
const exercises = Array.from({ length: 12 }, (_, week) =>
  [1, 3, 5].map((day) => exerciseOn(7 * week + day, { isKey: day === 1 })),
).flat();
const past = exercises.filter(({ date }) => date < TODAY);
const judge = (done: readonly ProgressTraining[], all: readonly ProgressExercise[] = exercises) =>
  trackOf(exerciseStates(SEASON, { exercises: all, done }, TODAY), TODAY);

/** In the last whole week. */
const isHalf = ({ date }: ProgressExercise) => date === dayOf(22) || date === dayOf(24);

describe("trackOf", () => {
  test("is on plan when everything is done", () => {
    expect(judge(past.map((each) => doneFor(each)))).toEqual({
      state: "on-plan",
      missingExercises: 0,
      hasUnanswered: false,
      keyDone: 3,
      keyDue: 3,
      hoursPercent: 100,
      minutesOver: 0,
      isAsked: false,
    });
  });

  test.each([
    ["change", [], "change", true],
    ["behind", [], "behind", true],
    ["behind", [0, 3, 6, 9], "behind", true],
    [null, [0, 3, 6, 9], "behind", false],
    ["change", past.map((_, index) => index), "not-enough", false],
  ] as const)(
    "with a proposal that says %s and exercises %j without a record, is %s",
    (asked, missed, state, isAsked) => {
      const done = past.filter((_, index) => !missed.some((one) => one === index));
      const states = exerciseStates(
        SEASON,
        { exercises, done: done.map((each) => doneFor(each)) },
        TODAY,
      );
      expect(trackOf(states, TODAY, { asked })).toMatchObject({ state, isAsked });
    },
  );

  test("a plan that no longer fits stays so with a proposal that says less", () => {
    const states = exerciseStates(
      SEASON,
      {
        exercises,
        done: [0, 7, 14, 21].map((day) => doneFor(exerciseOn(day), { exerciseId: null })),
      },
      TODAY,
    );
    expect(trackOf(states, TODAY, { asked: "behind" })).toMatchObject({
      state: "change",
      isAsked: true,
    });
  });

  test.each([
    ["behind below 80 % of the hours", 3, "behind"],
    ["on plan from 80 % on", 2, "on-plan"],
  ])("is %s", (_name, missed, state) => {
    const done = past.filter(({ isKey }, index) => isKey || index % 3 !== 2 || index / 3 >= missed);
    expect(judge(done.map((each) => doneFor(each)))).toMatchObject({ state });
  });

  test("asks to change the plan when half the key exercises and hours are missing", () => {
    const done = past.filter(({ isKey }, index) => !isKey && index % 2 === 1);
    const answered = [0, 7, 14, 21].map((day) =>
      doneFor(exerciseOn(day), { exerciseId: null, minutes: 20 }),
    );
    expect(judge([...done.map((each) => doneFor(each)), ...answered])).toMatchObject({
      state: "change",
      keyDone: 0,
    });
  });

  test("counts key exercises below their target zone as done, but not as key", () => {
    const zoneSeconds: ProgressTraining["zoneSeconds"] = [3600, 0, 0, 0, 0];
    const done = past.map((each) => doneFor(each, each.isKey ? { zoneSeconds } : {}));
    expect(judge(done)).toMatchObject({ keyDone: 0, keyDue: 3, hoursPercent: 100 });
  });

  test("counts a brick as one key exercise, done once both halves are", () => {
    const withBrick = exercises.map((each) =>
      isHalf(each) ? { ...each, isKey: true, brickId: "4-brick-1" } : each,
    );
    const done = past.map((each) => doneFor(each));
    expect(judge(done, withBrick)).toMatchObject({ keyDone: 3, keyDue: 3 });
    const rideOnly = done.filter(({ date }) => date !== dayOf(24));
    expect(judge(rideOnly, withBrick)).toMatchObject({ keyDone: 2, keyDue: 3 });
  });

  test("counts a finished race of the last three weeks as a key exercise done", () => {
    const states = exerciseStates(SEASON, { exercises, done: [] }, TODAY);
    const { keyDone, keyDue } = trackOf(states, TODAY);
    const races = [dayOf(28), dayOf(8), dayOf(7), TODAY];
    expect(trackOf(states, TODAY, { finishedRaces: races })).toMatchObject({
      keyDone: keyDone + 2,
      keyDue: keyDue + 2,
    });
  });

  test("needs six due exercises", () => {
    const few = exercises.filter(({ date }) => date < dayOf(10) || date > TODAY).slice(0, 4);
    expect(
      judge(
        few.map((each) => doneFor(each)),
        few,
      ),
    ).toMatchObject({
      state: "not-enough",
      missingExercises: 2,
    });
  });

  test("says nothing while a week of the last four has no record", () => {
    const done = past.filter(({ week }) => week !== 3).map((each) => doneFor(each));
    expect(judge(done)).toMatchObject({ state: "not-enough", hasUnanswered: true });
  });

  test("counts a key exercise that was cut short as hours only", () => {
    const done = past.map((each) => doneFor(each, { minutes: each.isKey ? 40 : 60 }));
    expect(judge(done)).toMatchObject({ keyDone: 0, keyDue: 3, hoursPercent: 89 });
  });

  test("does not let one exercise of double length make up for another", () => {
    const done = past.map((each, index) => doneFor(each, { minutes: index % 2 === 0 ? 120 : 1 }));
    expect(judge(done).hoursPercent).toBeLessThan(65);
    const long = past.map((each) => doneFor(each, { minutes: 90 }));
    expect(judge(long)).toMatchObject({ state: "on-plan", hoursPercent: 120, minutesOver: 360 });
  });

  test("judges finished days only and leaves open days of a week out", () => {
    const done = past.map((each) => doneFor(each));
    const unplaced = exerciseOn(28, { id: 900, isScheduled: false, isKey: true });
    const today = exerciseOn(29, { id: 901, isKey: true });
    expect(judge(done, [...exercises, unplaced, today])).toEqual(judge(done));
  });

  test.prop([fc.subarray([...past.keys()])])("never gets worse when more is done", (indexes) => {
    const rank = (some: readonly number[]) =>
      ["change", "behind", "on-plan"].indexOf(
        judge([
          ...past.filter((_, index) => some.includes(index)).map((each) => doneFor(each)),
          ...[0, 7, 14, 21].map((day) => doneFor(exerciseOn(day), { exerciseId: null })),
        ]).state,
      );
    const all = [...past.keys()];
    const next = all.find((index) => !indexes.includes(index));
    expect(rank([...indexes, next ?? 0])).toBeGreaterThanOrEqual(rank(indexes));
  });

  test("counts an exercise as neither done nor missed while a recording may be it", () => {
    const unsure = past.map((each) => ({ ...each, isUnsure: each.date >= dayOf(21) }));
    const done = past.filter(({ date }) => date < dayOf(21)).map((each) => doneFor(each));
    const extra = doneFor(exerciseOn(22), { exerciseId: null });
    expect(judge([...done, extra], unsure)).toMatchObject({
      state: "on-plan",
      keyDone: 2,
      keyDue: 2,
      hoursPercent: 100,
    });
  });

  test("leaves out what time off excuses, and takes its week as answered", () => {
    const weekOff = past.map((each) => ({ ...each, isExcused: each.date >= dayOf(21) }));
    const done = past.filter(({ date }) => date < dayOf(21)).map((each) => doneFor(each));
    expect(judge(done, weekOff)).toMatchObject({
      state: "on-plan",
      hasUnanswered: false,
      keyDone: 2,
      keyDue: 2,
      hoursPercent: 100,
    });
  });
});
