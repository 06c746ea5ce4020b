import { listPlans as findPlans } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { withWeekMinutes, type PlanWithMinutes } from "./with-week-minutes.ts";

export async function listPlans({ db, userId }: AuthedContext): Promise<PlanWithMinutes[]> {
  return withWeekMinutes(db, userId, await findPlans(db, userId));
}
