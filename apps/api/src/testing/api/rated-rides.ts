import { addDays, defaultSchedule, expectedRpe, isoDate } from "@triplan/domain";
import type { testApi, TestUser } from "./test-api.ts";
import { validPlan } from "../inputs/valid-plan.ts";

const START = isoDate("2026-03-01");
const WEEKS = [1, 2, 3];

const HALF_DISTANCE = validPlan({
  raceType: "70.3",
  swimDistance: "1.2",
  bikeDistance: "56",
  runDistance: "13.1",
  raceDate: "2026-07-18",
  totalWeeks: 20,
  experienceLevel: "advanced",
  weeklySchedule: [...defaultSchedule("70.3")],
});

/** Three weeks into a plan whose rides were all done, each so many points of RPE from the expected one. */
export async function riderAfterThreeWeeks(
  api: Awaited<ReturnType<typeof testApi>>,
  rpeOverPlan: number,
): Promise<{ user: TestUser; planId: number }> {
  api.clock.set(`${START}T12:00:00.000Z`);
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(HALF_DISTANCE);
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  api.clock.set(`${addDays(START, 7 * WEEKS.length)}T12:00:00.000Z`);
  for (const week of WEEKS) {
    for (const exercise of await user.trpc.exercises.listWeek.query({ planId, week })) {
      const expected = expectedRpe(exercise);
      if (exercise.type !== "bike" || expected === null) continue;
      await user.trpc.exercises.complete.mutate({
        exerciseId: exercise.id,
        date: addDays(START, 7 * (week - 1) + (exercise.suggestedDay ?? 0)),
        durationSeconds: 60 * exercise.duration,
        rpe: Math.max(1, Math.min(10, Math.round(expected + rpeOverPlan))),
      });
    }
  }
  return { user, planId };
}
