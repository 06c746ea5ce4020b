import { DAY_NAMES, WEEKDAYS } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());

/** An exercise of the plan that no other test uses. */
async function freshExercise(week = 3) {
  const exercises = await user.trpc.exercises.listWeek.query({ planId, week });
  const fresh = exercises.find(({ isScheduled, isCompleted }) => !isScheduled && !isCompleted);
  if (!fresh) throw new Error(`Week ${week} has no fresh exercise left`);
  return fresh;
}

const place = (exerciseId: number, body: object) =>
  user.rest("POST", `/exercises/${exerciseId}/schedule`, body);

const take = (exerciseId: number, body: object) =>
  user.rest("POST", `/exercises/${exerciseId}/unschedule`, body);

/** The exercise in its REST form. */
const asAnswered = ({
  matchedProviderActivityId,
  ...exercise
}: Awaited<ReturnType<typeof freshExercise>>) => ({
  ...exercise,
  matchedGarminActivityId: matchedProviderActivityId,
});

const WEDNESDAY = { day: 3, dayName: "Wednesday" } as const;

describe("placing an exercise", () => {
  // @covers exercise-1
  test("sets only its day, day name and the date in its plan week", async () => {
    const exercise = await freshExercise();
    // Week 1 begins on Sunday, 1 March 2026: Wednesday of week 3 is 1 + 14 + 3.
    expect(await place(exercise.id, WEDNESDAY)).toMatchObject({
      status: 200,
      body: {
        ...asAnswered(exercise),
        ...WEDNESDAY,
        isScheduled: true,
        scheduledDate: "2026-03-18",
        updatedAt: expect.any(String),
      },
    });
  });

  test.each(WEEKDAYS)(
    // @covers server-5
    "computes the calendar date for day %i of the first and last week",
    async (day) => {
      for (const week of [1, 8]) {
        const { id } = await freshExercise(week);
        const placed = await user.trpc.exercises.schedule.mutate({
          exerciseId: id,
          day,
          dayName: DAY_NAMES[day],
        });
        const date = new Date(Date.UTC(2026, 2, 1 + (week - 1) * 7 + day));
        expect(placed.scheduledDate).toBe(date.toISOString().slice(0, 10));
        await user.trpc.exercises.unschedule.mutate({ exerciseId: id });
      }
    },
  );

  test.each(["2026-03-18", "2020-01-01", "2026-03-18T23:30:00.000Z", "2026-03-18T00:00:00+14:00"])(
    "ignores a sent date (%s)",
    async (scheduledDate) => {
      const { id } = await freshExercise();
      expect(await place(id, { ...WEDNESDAY, scheduledDate })).toMatchObject({
        status: 200,
        body: { scheduledDate: "2026-03-18" },
      });
      await user.trpc.exercises.unschedule.mutate({ exerciseId: id });
    },
  );

  test("moves an exercise that was placed before", async () => {
    const { id } = await freshExercise();
    await place(id, WEDNESDAY);
    expect(await place(id, { day: 6, dayName: "Saturday" })).toMatchObject({
      status: 200,
      body: { day: 6, dayName: "Saturday", scheduledDate: "2026-03-21" },
    });
  });

  test("does not complete it or change its owner", async () => {
    const { id } = await freshExercise();
    const sent = { ...WEDNESDAY, isCompleted: true, userId: 999, week: 8, duration: 1, name: "x" };
    const { body } = await place(id, sent);
    expect(body).toMatchObject({ isCompleted: false, userId: user.id, week: 3 });
    expect(body).not.toMatchObject({ duration: 1 });
  });

  test("is refused for an exercise completed by hand or by an activity", async () => {
    const [byHand, byWatch] = await user.trpc.exercises.listWeek.query({ planId, week: 5 });
    if (!byHand || !byWatch) throw new Error("Week 5 has too few exercises");
    await completeExercise(api.db, byHand.id);
    await matchExercise(api.db, { userId: user.id, exerciseId: byWatch.id });
    const before = await api.digest();
    for (const { id } of [byHand, byWatch]) {
      expect(await place(id, WEDNESDAY)).toMatchObject({
        status: 409,
        body: { message: "This exercise is already completed", code: "conflict" },
      });
    }
    expect(await api.digest()).toEqual(before);
  });

  test("concurrent requests leave it consistently on one of the days", async () => {
    const { id } = await freshExercise(6);
    const answers = await Promise.all(
      WEEKDAYS.map((day) => place(id, { day, dayName: DAY_NAMES[day] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
    const week = await user.rest("GET", `/training-plans/${planId}/weeks/6/exercises`);
    const stored = (week.body as { id: number }[]).find((row) => row.id === id);
    expect(answers.map(({ body }) => body)).toContainEqual(stored);
  });
});

describe("unscheduling an exercise", () => {
  // @covers exercise-2
  test("restores its state before it was placed", async () => {
    const exercise = await freshExercise();
    await place(exercise.id, WEDNESDAY);
    expect(await user.rest("POST", `/exercises/${exercise.id}/unschedule`)).toMatchObject({
      status: 200,
      body: { ...asAnswered(exercise), updatedAt: expect.any(String) },
    });
  });

  test("succeeds for an exercise without a day", async () => {
    const exercise = await freshExercise();
    expect(await user.rest("POST", `/exercises/${exercise.id}/unschedule`)).toMatchObject({
      status: 200,
      body: { isScheduled: false, day: null, dayName: null, scheduledDate: null },
    });
  });

  test("is refused for matched and completed exercises, which keep their day", async () => {
    const [matched, done] = await user.trpc.exercises.listWeek.query({ planId, week: 7 });
    if (!matched || !done) throw new Error("Week 7 has too few exercises");
    await place(matched.id, WEDNESDAY);
    await place(done.id, WEDNESDAY);
    await matchExercise(api.db, { userId: user.id, exerciseId: matched.id });
    await completeExercise(api.db, done.id);
    const before = await api.digest();
    expect(await user.rest("POST", `/exercises/${matched.id}/unschedule`)).toMatchObject({
      status: 409,
      body: { message: "Unmatch the activity first" },
    });
    expect(await user.rest("POST", `/exercises/${done.id}/unschedule`)).toMatchObject({
      status: 409,
      body: { message: "This exercise is already completed" },
    });
    expect(await api.digest()).toEqual(before);
  });
});

describe("another athlete's exercise", () => {
  test("gives the same 404 as an unknown one", async () => {
    const { id } = await freshExercise();
    const other = await api.user();
    const before = await api.digest();
    for (const exerciseId of [id, 999_999_999]) {
      const calls = [
        other.trpc.exercises.schedule.mutate({ exerciseId, ...WEDNESDAY }),
        other.trpc.exercises.unschedule.mutate({ exerciseId }),
      ];
      const refusal = { status: 404, code: "not_found", message: "Exercise not found" };
      expect(await Promise.all(calls.map(refusalOf))).toEqual([refusal, refusal]);
    }
    expect(await api.digest()).toEqual(before);
  });
});

describe("a move that was made without network and arrives late", () => {
  const FRIDAY = { day: 5, dayName: "Friday" } as const;

  test("is made if the exercise is where the athlete saw it, once or twice", async () => {
    const { id } = await freshExercise(6);
    for (const _ of ["first", "again"])
      expect(await place(id, { ...WEDNESDAY, from: [null] })).toMatchObject({
        status: 200,
        body: { day: 3 },
      });
    for (const _ of ["first", "again"])
      expect(await take(id, { from: [3] })).toMatchObject({ status: 200, body: { day: null } });
  });

  test("is made from any of the days where it may be", async () => {
    const { id } = await freshExercise(6);
    await place(id, WEDNESDAY);
    expect(await place(id, { ...FRIDAY, from: [null, 3] })).toMatchObject({ body: { day: 5 } });
    await take(id, {});
  });

  test("is refused with the day to which it was moved meanwhile", async () => {
    const { id } = await freshExercise(6);
    await place(id, FRIDAY);
    const before = await api.digest();
    const message = "This exercise was moved to Friday meanwhile";
    const refused = { status: 409, body: { message, issues: [{ path: "from", message }] } };
    expect(await place(id, { ...WEDNESDAY, from: [null, 1] })).toMatchObject(refused);
    expect(await take(id, { from: [3] })).toMatchObject(refused);
    expect(await api.digest()).toEqual(before);
    await take(id, {});
    expect(await place(id, { ...WEDNESDAY, from: [5] })).toMatchObject({
      status: 409,
      body: { message: "This exercise was taken off its day meanwhile" },
    });
  });

  test.each([[[7]], [["Friday"]], [3], [Array.from({ length: 9 }, () => null)]])(
    "rejects %j as the days where it was seen",
    async (from) => {
      const { id } = await freshExercise(6);
      expect(await place(id, { ...WEDNESDAY, from })).toMatchObject({ status: 400 });
      expect(await take(id, { from })).toMatchObject({ status: 400 });
    },
  );
});
