import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

async function freshPlan() {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const listWeek = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });
  const scheduleWeek = (week: number) => user.trpc.exercises.scheduleWeek.mutate({ planId, week });
  return { user, planId, listWeek, scheduleWeek };
}

describe("scheduling a week", () => {
  test("places each exercise on the suggested day, with day, name and date", async () => {
    const { listWeek, scheduleWeek } = await freshPlan();
    const before = await listWeek(3);
    const answer = await scheduleWeek(3);
    expect(answer.map(({ day }) => day)).toEqual(before.map(({ suggestedDay }) => suggestedDay));
    expect(answer.every(({ isScheduled, isCompleted }) => isScheduled && !isCompleted)).toBe(true);
    // Week 1 begins on Sunday, 1 March 2026: Sunday of week 3 is the 15th.
    for (const { day, dayName, scheduledDate } of answer) {
      const date = new Date(Date.UTC(2026, 2, 15 + (day ?? 0)));
      expect(scheduledDate).toBe(date.toISOString().slice(0, 10));
      expect(dayName).toBe(date.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" }));
    }
    expect(await listWeek(3)).toEqual(answer);
  });

  test("keeps placed and completed exercises", async () => {
    const { user, listWeek, scheduleWeek } = await freshPlan();
    const [placed, done] = await listWeek(4);
    if (!placed || !done) throw new Error("Week 4 has too few exercises");
    await user.trpc.exercises.schedule.mutate({
      exerciseId: placed.id,
      day: 3,
      dayName: "Wednesday",
    });
    await completeExercise(api.db, done.id);
    const kept = (await listWeek(4)).filter(({ id }) => id === placed.id || id === done.id);
    const answer = await scheduleWeek(4);
    expect(answer.filter(({ id }) => id === placed.id || id === done.id)).toEqual(kept);
    expect(answer.every(({ isScheduled, isCompleted }) => isScheduled || isCompleted)).toBe(true);
  });

  test("changes only its own week, and nothing when repeated", async () => {
    const { listWeek, scheduleWeek } = await freshPlan();
    const other = await listWeek(5);
    const first = await scheduleWeek(6);
    expect(await scheduleWeek(6)).toEqual(first);
    expect(await listWeek(5)).toEqual(other);
  });

  test("has a REST path with the documented field names", async () => {
    const { user, planId } = await freshPlan();
    const { status, body } = await user.rest("POST", `/training-plans/${planId}/weeks/2/schedule`);
    expect(status).toBe(200);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ isScheduled: true, week: 2, matchedGarminActivityId: null }),
      ]),
    );
  });

  test.each([0, 9, -1])("rejects week %i outside the plan", async (week) => {
    const { scheduleWeek } = await freshPlan();
    expect(await refusalOf(scheduleWeek(week))).toMatchObject({
      message: "Week must be between 1 and 8",
    });
  });

  test("gives 404 for another athlete's plan and leaves it unchanged", async () => {
    const { planId, listWeek } = await freshPlan();
    const before = await listWeek(1);
    const stranger = await api.user();
    const call = stranger.trpc.exercises.scheduleWeek.mutate({ planId, week: 1 });
    expect(await refusalOf(call)).toMatchObject({ message: "Training plan not found" });
    expect(await listWeek(1)).toEqual(before);
  });
});
