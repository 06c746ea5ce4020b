import { validPlan } from "../inputs/valid-plan.ts";
import type { testApi, TestUser } from "./test-api.ts";

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
