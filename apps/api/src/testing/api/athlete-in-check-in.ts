import { addDays, dateInWeek, isoDate } from "@triplan/domain";
import { validPlan } from "../inputs/valid-plan.ts";
import type { testApi, TestUser } from "./test-api.ts";

type Exercise = Awaited<ReturnType<TestUser["trpc"]["exercises"]["listWeek"]["query"]>>[number];

const START = isoDate("2026-03-01");

/**
 * An athlete on the Sunday after so many weeks of a plan that began on 1 March 2026, in the morning. `shareOf` says what
 * part of each exercise was done on its day; nothing by default.
 */
export async function athleteInCheckIn(
  api: Awaited<ReturnType<typeof testApi>>,
  { weeks = 1, shareOf = () => 0 }: { weeks?: number; shareOf?: (row: Exercise) => number } = {},
) {
  api.clock.set(`${START}T12:00:00.000Z`);
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  for (let week = 1; week <= weeks; week += 1) {
    api.clock.set(`${addDays(START, 7 * week)}T08:00:00.000Z`);
    for (const row of await user.trpc.exercises.listWeek.query({ planId, week })) {
      const share = shareOf(row);
      if (share === 0 || row.scheduledDate === null) continue;
      await user.trpc.exercises.complete.mutate({
        exerciseId: row.id,
        date: row.scheduledDate,
        durationSeconds: Math.round(60 * row.duration * share),
      });
    }
  }
  return { user, planId, weekStart: dateInWeek(START, weeks, 0) };
}
