import type { RaceBody } from "@triplan/contract";
import { validPlan } from "../inputs/valid-plan.ts";
import type { testApi, TestUser } from "./test-api.ts";

/** A placed plan with a race on the way, on the day of that race. */
export async function racerOnTheWay(
  api: Awaited<ReturnType<typeof testApi>>,
  race: Omit<RaceBody, "planId">,
): Promise<{ user: TestUser; key: { planId: number; raceId: number } }> {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  await user.trpc.exercises.schedulePlan.mutate({ planId });
  const added = await user.trpc.races.add.mutate({ planId, ...race });
  api.clock.set(`${race.date}T12:00:00.000Z`);
  return { user, key: { planId, raceId: added.race.id ?? 0 } };
}

/** A plan whose race is today. */
export async function racerOnRaceDay(
  api: Awaited<ReturnType<typeof testApi>>,
): Promise<{ user: TestUser; planId: number }> {
  const user = await api.user();
  const { id: planId, raceDate } = await user.trpc.plans.create.mutate(
    validPlan({ raceDate: "2026-03-21", totalWeeks: 3 }),
  );
  await user.trpc.preferences.setCurrentPlan.mutate({ planId });
  api.clock.set(`${raceDate}T12:00:00.000Z`);
  return { user, planId };
}
