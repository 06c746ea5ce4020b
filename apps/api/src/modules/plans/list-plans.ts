import { listPlans as findPlans } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { withWeeks, type PlanWithWeeks } from "./with-weeks.ts";

export async function listPlans({ db, userId }: AuthedContext): Promise<PlanWithWeeks[]> {
  return withWeeks(db, userId, await findPlans(db, userId));
}
