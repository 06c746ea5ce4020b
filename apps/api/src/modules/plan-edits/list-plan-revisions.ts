import type { PlanInput } from "@triplan/contract";
import { listPlanRevisions as listRows, type PlanRevisionRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";

/** A change as the athlete made it. */
export type StoredRevision = Pick<PlanRevisionRow, "id" | "sentence" | "fromWeek" | "acceptedOn">;

/** The changes of a plan, the latest first. */
export async function listPlanRevisions(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<StoredRevision[]> {
  await getPlan(ctx, planId);
  const rows = await listRows(ctx.db, { userId: ctx.userId, planId });
  return rows
    .toReversed()
    .map(({ id, sentence, fromWeek, acceptedOn }) => ({ id, sentence, fromWeek, acceptedOn }));
}
