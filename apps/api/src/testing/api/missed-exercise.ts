import { addDays, entryOf, isoDate, WEEKDAYS } from "@triplan/domain";
import { validPlan } from "../inputs/valid-plan.ts";
import type { testApi, TestUser } from "./test-api.ts";

/** Two hours on each day: there is room to move exercises. */
export const ROOMY = WEEKDAYS.map((day) => entryOf(day, 2, day === 6));

type Exercise = Awaited<ReturnType<TestUser["trpc"]["exercises"]["listWeek"]["query"]>>[number];

/**
 * An athlete who did everything of a week until an exercise, which was missed; today is the day after. The plan
 * begins on Sunday, 1 March 2026, with every exercise on its suggested day.
 */
export async function athleteWhoMissed(
  api: Awaited<ReturnType<typeof testApi>>,
  name: string,
  week = 3,
) {
  const user = await api.user();
  api.clock.set("2026-03-01T12:00:00.000Z");
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan({ weeklySchedule: ROOMY }));
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  const rows = await user.trpc.exercises.listWeek.query({ planId, week });
  const missed = rows.find((row) => row.name === name);
  if (!missed) throw new RangeError(`No ${name} in week ${week}`);
  api.clock.set(`${addDays(dayOf(missed), 1)}T12:00:00.000Z`);
  for (const row of rows) {
    const isOfBrick = row.brickId !== null && row.brickId === missed.brickId;
    if (dayOf(row) > dayOf(missed) || row.id === missed.id || isOfBrick) continue;
    const durationSeconds = 60 * row.duration;
    await user.trpc.exercises.complete.mutate({
      exerciseId: row.id,
      date: dayOf(row),
      durationSeconds,
    });
  }
  return { user, planId, missed };
}

const dayOf = ({ scheduledDate }: Exercise) => isoDate(scheduledDate ?? "");
