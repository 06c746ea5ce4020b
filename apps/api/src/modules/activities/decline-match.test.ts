import { expect, test } from "vitest";
import { athleteWhoMissed } from "../../testing/api/missed-exercise.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();

const planned = async (
  user: Awaited<ReturnType<typeof athleteWhoMissed>>["user"],
  planId: number,
) => {
  const [progress, season, performance] = await Promise.all([
    user.trpc.progress.read.query({ planId }),
    user.trpc.exercises.season.query({ planId }),
    user.trpc.plans.performance.query({ planId }),
  ]);
  return { progress, season, performance };
};

test("a recording that may be an exercise leaves it unsure until the athlete answers", async () => {
  const { user, planId, missed } = await athleteWhoMissed(api, "Long ride");
  const before = await planned(user, planId);
  const keyOf = ({ season }: typeof before) =>
    season.weeks[2]?.keySessions.find(({ exerciseId }) => exerciseId === missed.id)?.state;
  const dayOf = ({ progress }: typeof before) =>
    progress.days.find(({ date }) => date === missed.scheduledDate)?.state;
  const countsOf = ({ progress, performance }: typeof before) => ({
    track: progress.track,
    completionRate: performance.completionRate,
  });
  expect([dayOf(before), keyOf(before)]).toEqual(["missed", "missed"]);

  const { id: activityId } = await seedActivity(api.db, user.id, {
    family: "bike",
    discipline: "bike",
    localDate: missed.scheduledDate ?? "",
    durationSeconds: Math.round(1.75 * 60 * missed.duration),
  });
  const asked = await planned(user, planId);
  expect([dayOf(asked), keyOf(asked)]).toEqual(["unsure", "unsure"]);
  expect(asked.season.weeks[2]?.unsure).toEqual([missed.id]);
  expect(asked.progress.track.keyDue).toBe(before.progress.track.keyDue - 1);
  expect(asked.progress.track.keyDone).toBe(before.progress.track.keyDone);
  expect(asked.performance.completionRate).toBeGreaterThan(before.performance.completionRate);

  const other = await api.user();
  expect(await refusalOf(other.trpc.activities.declineMatch.mutate({ activityId }))).toMatchObject({
    status: 404,
    message: "Activity not found",
  });
  expect(keyOf(await planned(user, planId))).toBe("unsure");

  expect((await user.rest("POST", `/activities/${activityId}/extra`)).status).toBe(200);
  await user.trpc.activities.declineMatch.mutate({ activityId });
  const answered = await planned(user, planId);
  expect([dayOf(answered), keyOf(answered)]).toEqual(["missed", "missed"]);
  expect(countsOf(answered)).toEqual(countsOf(before));
  const [extra] = await user.trpc.activities.listUnmatched.query({ planId, week: 3 });
  expect(extra).toMatchObject({ id: activityId, suggestion: null });
});
