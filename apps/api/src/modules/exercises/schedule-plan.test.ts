import { addDays, isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const api = await testApi();

/** An athlete with an 8 week plan from Sunday, 1 March 2026. */
async function freshPlan() {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const { trpc } = user;
  const listAll = async () => {
    const weeks = Array.from({ length: 8 }, (_, index) => index + 1);
    const rows = await Promise.all(
      weeks.map((week) => trpc.exercises.listWeek.query({ planId, week })),
    );
    return rows.flat();
  };
  const place = () => trpc.exercises.schedulePlan.mutate({ planId });
  const undo = async (placementId: string | null) =>
    trpc.exercises.undoPlanPlacement.mutate({ planId, placementId: placementId ?? "" });
  return { user, planId, listAll, place, undo };
}

const move = (user: TestUser, exerciseId: number, to: typeof FRIDAY | typeof MONDAY = FRIDAY) =>
  user.trpc.exercises.schedule.mutate({ exerciseId, ...to });

const FRIDAY = { day: 5, dayName: "Friday" } as const;
const MONDAY = { day: 1, dayName: "Monday" } as const;

const placeOf = ({ id, day, scheduledDate }: { id: number } & Record<string, unknown>) => ({
  id,
  day,
  scheduledDate,
});

describe("placing a whole plan", () => {
  test("puts every exercise on its suggested day and names what it placed", async () => {
    const { listAll, place } = await freshPlan();
    const before = await listAll();
    const { placed, placementId } = await place();
    const after = await listAll();
    expect(after.map(({ day }) => day)).toEqual(before.map(({ suggestedDay }) => suggestedDay));
    expect(placementId).toMatch(/^[0-9a-f-]{36}$/);
    expect(placed).toEqual(
      after.map(({ id, week, day, scheduledDate }) => ({
        exerciseId: id,
        week,
        day,
        scheduledDate,
      })),
    );
    for (const { week, day, scheduledDate } of after) {
      expect(scheduledDate).toBe(addDays(isoDate("2026-03-01"), (week - 1) * 7 + (day ?? 0)));
    }
  });

  test("places the same days as placing each week", async () => {
    const [whole, weekly] = [await freshPlan(), await freshPlan()];
    for (const { user, listAll } of [whole, weekly]) {
      const moved = (await listAll()).find(({ week }) => week === 3);
      await move(user, moved?.id ?? 0);
    }
    await whole.place();
    for (let week = 1; week <= 8; week += 1) {
      await weekly.user.trpc.exercises.scheduleWeek.mutate({ planId: weekly.planId, week });
    }
    const days = async ({ listAll }: typeof whole) => (await listAll()).map(({ day }) => day);
    expect(await days(whole)).toEqual(await days(weekly));
  });

  test("keeps placed and completed exercises and does not name them", async () => {
    const { user, listAll, place } = await freshPlan();
    const [moved, done] = await listAll();
    if (!moved || !done) throw new Error("The plan has too few exercises");
    await move(user, moved.id);
    await completeExercise(api.db, done.id);
    const kept = (await listAll()).slice(0, 2);
    const { placed } = await place();
    expect((await listAll()).slice(0, 2)).toEqual(kept);
    expect(placed.map(({ exerciseId }) => exerciseId)).not.toContain(moved.id);
    expect(placed.map(({ exerciseId }) => exerciseId)).not.toContain(done.id);
  });

  test("repeated, or from two devices at once, places each exercise once", async () => {
    const { place, listAll } = await freshPlan();
    const answers = await Promise.all([place(), place()]);
    const ids = answers.flatMap(({ placed }) => placed.map(({ exerciseId }) => exerciseId));
    expect(ids.toSorted((a, b) => a - b)).toEqual(
      (await listAll()).map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(await place()).toEqual({ placementId: null, placed: [] });
  });

  test("gives 404 for another athlete's plan and leaves it unchanged", async () => {
    const { planId } = await freshPlan();
    const stranger = await api.user();
    const before = await api.digest();
    expect(await refusalOf(stranger.trpc.exercises.schedulePlan.mutate({ planId }))).toMatchObject({
      status: 404,
      message: "Training plan not found",
    });
    expect(await api.digest()).toEqual(before);
  });
});

describe("undoing the placement of a plan", () => {
  test("restores the plan as it was, and changes nothing when repeated", async () => {
    const { listAll, place, undo } = await freshPlan();
    const before = (await listAll()).map(placeOf);
    const { placementId, placed } = await place();
    const { unscheduled } = await undo(placementId);
    expect(unscheduled).toEqual(
      placed.map(({ exerciseId }) => exerciseId).toSorted((a, b) => a - b),
    );
    expect((await listAll()).map(placeOf)).toEqual(before);
    expect(await undo(placementId)).toEqual({ unscheduled: [] });
  });

  test("keeps exercises moved since, also those moved back to the same day", async () => {
    const { user, listAll, place, undo } = await freshPlan();
    const { placementId, placed } = await place();
    const [first, second] = placed;
    if (!first || !second) throw new Error("Nothing was placed");
    const away = first.day === FRIDAY.day ? MONDAY : FRIDAY;
    await move(user, first.exerciseId, away);
    const before = (await listAll()).find(({ id }) => id === second.exerciseId);
    await user.trpc.exercises.unschedule.mutate({ exerciseId: second.exerciseId });
    await user.trpc.exercises.schedule.mutate({
      exerciseId: second.exerciseId,
      day: second.day,
      dayName: before?.dayName ?? "Sunday",
    });
    const kept = (await listAll()).filter(({ id }) =>
      [first.exerciseId, second.exerciseId].includes(id),
    );
    await undo(placementId);
    const after = await listAll();
    expect(after.filter(({ isScheduled }) => isScheduled)).toEqual(kept);
  });

  test("keeps exercises completed since, also after that is undone", async () => {
    const { user, listAll, place, undo } = await freshPlan();
    const { placementId, placed } = await place();
    const [done, reopened] = placed.map(({ exerciseId }) => exerciseId);
    if (!done || !reopened) throw new Error("Nothing was placed");
    const entry = { date: isoDate("2026-03-01"), durationSeconds: 1800 };
    api.clock.set("2026-03-02T12:00:00.000Z");
    for (const exerciseId of [done, reopened]) {
      await user.trpc.exercises.complete.mutate({ exerciseId, ...entry });
    }
    await user.trpc.exercises.undoCompletion.mutate({ exerciseId: reopened });
    await undo(placementId);
    const kept = (await listAll()).filter(({ isScheduled }) => isScheduled);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([done, reopened]));
  });

  test("leaves what another placement placed", async () => {
    const { listAll, place, undo } = await freshPlan();
    const first = await place();
    await undo(first.placementId);
    const second = await place();
    expect(await undo(first.placementId)).toEqual({ unscheduled: [] });
    expect((await listAll()).every(({ isScheduled }) => isScheduled)).toBe(true);
    expect((await undo(second.placementId)).unscheduled).toHaveLength(second.placed.length);
  });

  test("includes exercises that an adjustment changed since", async () => {
    const { user, planId, listAll, place, undo } = await freshPlan();
    const { placementId } = await place();
    await user.trpc.plans.adjust.mutate({
      planId,
      fromWeek: 2,
      adjustmentType: "volume",
      volumeAdjustment: 80,
      intensityAdjustment: "maintain",
      reason: "fatigue",
    });
    await undo(placementId);
    expect((await listAll()).filter(({ isScheduled }) => isScheduled)).toEqual([]);
  });

  test("of another athlete changes nothing, whichever plan is named", async () => {
    const { planId, place } = await freshPlan();
    const { placementId } = await place();
    const stranger = await freshPlan();
    const before = await api.digest();
    const call = stranger.user.trpc.exercises.undoPlanPlacement.mutate({
      planId,
      placementId: placementId ?? "",
    });
    expect(await refusalOf(call)).toMatchObject({ status: 404 });
    expect(await stranger.undo(placementId)).toEqual({ unscheduled: [] });
    expect(await api.digest()).toEqual(before);
  });
});
