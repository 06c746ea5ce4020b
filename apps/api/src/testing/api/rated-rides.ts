import {
  addDays,
  defaultSchedule,
  DISCIPLINES,
  expectedRpe,
  isoDate,
  type Discipline,
} from "@triplan/domain";
import type { testApi, TestUser } from "./test-api.ts";
import { validPlan } from "../inputs/valid-plan.ts";

const START = isoDate("2026-03-01");

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

interface Rated {
  /** Points of RPE from the expected one. */
  rpeOverPlan: number;
  feeling?: number;
  sports?: readonly Discipline[];
  weeks?: readonly number[];
}

/** Some weeks into a plan whose exercises of the sports were all done and rated. */
export async function athleteAfterWeeks(
  api: Awaited<ReturnType<typeof testApi>>,
  { rpeOverPlan, feeling, sports = DISCIPLINES, weeks = [1, 2, 3] }: Rated,
): Promise<{ user: TestUser; planId: number }> {
  api.clock.set(`${START}T12:00:00.000Z`);
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(HALF_DISTANCE);
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  api.clock.set(`${addDays(START, 7 * weeks.length)}T12:00:00.000Z`);
  for (const week of weeks) {
    for (const exercise of await user.trpc.exercises.listWeek.query({ planId, week })) {
      const expected = expectedRpe(exercise);
      if (!sports.includes(exercise.type) || expected === null) continue;
      await user.trpc.exercises.complete.mutate({
        exerciseId: exercise.id,
        date: addDays(START, 7 * (week - 1) + (exercise.suggestedDay ?? 0)),
        durationSeconds: 60 * exercise.duration,
        rpe: Math.max(1, Math.min(10, Math.round(expected + rpeOverPlan))),
        ...(feeling !== undefined && { feeling }),
      });
    }
  }
  return { user, planId };
}

/** Three weeks into a plan whose rides were all done, each so many points of RPE from the expected one. */
export const riderAfterThreeWeeks = (
  api: Awaited<ReturnType<typeof testApi>>,
  rpeOverPlan: number,
) => athleteAfterWeeks(api, { rpeOverPlan, sports: ["bike"] });
