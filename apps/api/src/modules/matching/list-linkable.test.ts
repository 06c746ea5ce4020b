import { describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
await user.trpc.preferences.setCurrentPlan.mutate({ planId });
const week = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
const runs = week.filter(({ type }) => type === "run");
const [placed] = runs;
if (!placed) throw new Error("Week 3 has no run");
await user.trpc.exercises.schedule.mutate({
  exerciseId: placed.id,
  day: 2,
  dayName: "Tuesday",
});

/** A run on the Tuesday of week 3, of the placed run's length. */
const recorded = (over: Parameters<typeof seedActivity>[2] = {}) =>
  seedActivity(api.db, user.id, {
    localDate: "2026-03-17",
    durationSeconds: placed.duration * 60,
    ...over,
  });

const linkable = ({ id: activityId }: { id: number }) =>
  user.trpc.activities.listLinkable.query({ activityId });

describe("exercises that an activity may belong to", () => {
  test("are the open ones of its sport and week, the best match first", async () => {
    const found = await linkable(await recorded());
    expect(found[0]).toEqual({
      id: placed.id,
      name: placed.name,
      type: "run",
      week: 3,
      duration: placed.duration,
      distance: placed.distance,
      scheduledDate: "2026-03-17",
      score: 1,
    });
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(runs.map(({ id }) => id)));
  });

  test("include one that was placed two days away in another week", async () => {
    // Thursday, 12 March, is in week 2, five days before.
    expect(await linkable(await recorded({ localDate: "2026-03-12" }))).not.toContainEqual(
      expect.objectContaining({ id: placed.id }),
    );
    await user.trpc.exercises.schedule.mutate({
      exerciseId: placed.id,
      day: 0,
      dayName: "Sunday",
    });
    expect(await linkable(await recorded({ localDate: "2026-03-14" }))).toContainEqual(
      expect.objectContaining({ id: placed.id, scheduledDate: "2026-03-15" }),
    );
  });

  test("include one near that day that another sport of about its load was done instead of", async () => {
    const ride = { family: "bike", discipline: "bike", activityType: "CYCLING" } as const;
    const near = await recorded({ ...ride, localDate: "2026-03-16", distanceMeters: null });
    const found = await linkable(near);
    const own = found.filter(({ type }) => type === "bike");
    expect(own.every(({ score }) => score !== null)).toBe(true);
    expect(found.at(-1)).toMatchObject({ id: placed.id, type: "run", score: null });
    const long = await recorded({ ...ride, localDate: "2026-03-16", durationSeconds: 5 * 3600 });
    expect(await linkable(long)).not.toContainEqual(expect.objectContaining({ id: placed.id }));
    const far = await recorded({ ...ride, localDate: "2026-03-18", distanceMeters: null });
    expect(await linkable(far)).not.toContainEqual(expect.objectContaining({ id: placed.id }));
  });

  test("leave out completed ones", async () => {
    const activity = await recorded({ localDate: "2026-03-18" });
    const { providerActivityId } = (await user.trpc.activities.list.query({})).find(
      ({ id }) => id === activity.id,
    ) ?? { providerActivityId: "" };
    await user.trpc.exercises.match.mutate({ exerciseId: placed.id, providerActivityId });
    expect(await linkable(await recorded())).not.toContainEqual(
      expect.objectContaining({ id: placed.id }),
    );
  });

  test("are none for yoga, and none without a current plan", async () => {
    expect(await linkable(await recorded({ family: "other", discipline: "swim" }))).toEqual([]);
    const visitor = await api.user();
    const { id: activityId } = await seedActivity(api.db, visitor.id, {});
    expect(await visitor.trpc.activities.listLinkable.query({ activityId })).toEqual([]);
  });
});
