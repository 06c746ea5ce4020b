import { addDays, dateInZone, daysBetween, isoDate, totalWeeks } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { ROBIN } from "../../testing/watch/athletes.ts";
import { sampleRide } from "../../testing/watch/sample-ride.ts";

const api = await testWorkers();

const today = dateInZone(new Date(), "UTC");
const raceDate = addDays(today, 140);

type Ride = ReturnType<typeof sampleRide>;

/** The day of the ride at its own offset. */
const dayOf = ({ startTimeInSeconds, startTimeOffsetInSeconds }: Ride) =>
  dateInZone(new Date((startTimeInSeconds + startTimeOffsetInSeconds) * 1000), "UTC");

const user = await api.user();
await api.connect(user, ROBIN);
const plan = await user.trpc.plans.create.mutate(
  validPlan({ raceDate, totalWeeks: totalWeeks(today, raceDate) }),
);

const list = () => user.trpc.activities.list.query({});

const stored = async ({ activityId }: Ride) =>
  (await list()).find((row) => row.providerActivityId === String(activityId));

/** Sends a ride from the watch, and returns it once it is stored. */
async function send(ride: Ride) {
  await api.post({ activities: [ride] });
  await expect.poll(() => stored(ride), PATIENT).toBeDefined();
  return stored(ride);
}

const DAY = 86_400;
let daysAgo = 0;

/** An open ride of the plan, and one of half an hour on a day of its own, which the watch has not sent. */
async function openRide() {
  daysAgo += 5;
  const startTimeInSeconds = Math.floor(Date.now() / 1000) - daysAgo * DAY;
  const ride = sampleRide(ROBIN, { startTimeInSeconds });
  const week = await user.trpc.exercises.listWeek.query({ planId: plan.id, week: 2 + daysAgo / 5 });
  const exerciseId = week.find(({ type }) => type === "bike")?.id ?? 0;
  const complete = (changes: object = {}) =>
    user.trpc.exercises.complete.mutate({
      exerciseId,
      date: dayOf(ride),
      durationSeconds: 1860,
      ...changes,
    });
  /** Activities of the day and its neighbours that count. */
  const counted = async () =>
    (await list()).filter(
      (row) =>
        row.duplicateOf === null && Math.abs(daysBetween(dayOf(ride), isoDate(row.localDate))) < 2,
    );
  return { ride, complete, counted, exerciseId };
}

/** The same ride with the ids of another device. */
const copyOf = ({ startTimeInSeconds }: Ride) => sampleRide(ROBIN, { startTimeInSeconds });

describe("one workout from two sources", () => {
  test("keeps what was entered when the watch sends it later", async () => {
    const { ride, complete, counted } = await openRide();
    const { matchedActivityId } = await complete();
    expect(await send(ride)).toMatchObject({ duplicateOf: matchedActivityId });
    expect(await counted()).toMatchObject([{ id: matchedActivityId }]);
  });

  test("keeps what completed an exercise when the watch sent it before", async () => {
    const { ride, complete } = await openRide();
    expect(await send(ride)).toMatchObject({ duplicateOf: null });
    const { matchedActivityId } = await complete();
    expect(await stored(ride)).toMatchObject({ duplicateOf: matchedActivityId });
  });

  test("counts again when the entry is undone, or is moved to another day", async () => {
    const { ride, complete, exerciseId } = await openRide();
    await complete();
    await send(ride);
    await complete({ date: addDays(dayOf(ride), -1) });
    expect(await stored(ride)).toMatchObject({ duplicateOf: null });
    const { matchedActivityId } = await complete();
    expect(await stored(ride)).toMatchObject({ duplicateOf: matchedActivityId });
    await user.trpc.exercises.undoCompletion.mutate({ exerciseId });
    expect(await stored(ride)).toMatchObject({ duplicateOf: null });
  });

  test("is found when two devices recorded it", async () => {
    const { ride } = await openRide();
    const first = await send(ride);
    const other = copyOf(ride);
    expect(await send(other)).toMatchObject({ duplicateOf: first?.id });
    await send({ ...other, durationInSeconds: 3600 });
    await expect.poll(() => stored(other), PATIENT).toMatchObject({ duplicateOf: null });
  });

  test("leaves one of the copies when the other is deleted", async () => {
    const { ride, counted } = await openRide();
    const first = await send(ride);
    for (const copy of [copyOf(ride), copyOf(ride)]) await send(copy);
    await user.trpc.activities.delete.mutate({ activityId: first?.id ?? 0 });
    expect(await counted()).toHaveLength(1);
  });

  test("is stored once when both arrive at the same time", async () => {
    const { ride, complete, counted } = await openRide();
    await Promise.all([complete(), send(ride)]);
    expect(await counted()).toHaveLength(1);
  });
});

describe("a duplicate", () => {
  test("can't be matched", async () => {
    const { ride, complete, exerciseId } = await openRide();
    await complete();
    await send(ride);
    await user.trpc.exercises.unmatch.mutate({ exerciseId });
    const match = user.trpc.exercises.match.mutate({
      exerciseId,
      providerActivityId: String(ride.activityId),
    });
    expect(await refusalOf(match)).toMatchObject({
      message: "This activity duplicates another one. Match that instead.",
    });
  });

  // The athlete knows better.
  test("becomes a workout of its own for good", async () => {
    const { ride, complete } = await openRide();
    await complete();
    const activityId = (await send(ride))?.id ?? 0;
    const kept = await user.trpc.activities.keepSeparate.mutate({ activityId });
    expect(kept).toMatchObject({ id: activityId, duplicateOf: null });
    await complete({ durationSeconds: 1800 });
    expect(await stored(ride)).toMatchObject({ duplicateOf: null });
    expect(await user.trpc.activities.keepSeparate.mutate({ activityId })).toEqual(kept);
  });
});
