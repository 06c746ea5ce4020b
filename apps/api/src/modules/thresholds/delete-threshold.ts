import type { DeleteThresholdInput } from "@triplan/contract";
import { deleteThreshold as deleteRecord } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { readThresholds, type AthleteThresholds } from "./athlete-thresholds.ts";

/** Deletes a record; the one before it is in force again. */
export async function deleteThreshold(
  ctx: AuthedContext,
  { thresholdId }: DeleteThresholdInput,
): Promise<AthleteThresholds> {
  const isDeleted = await deleteRecord(ctx.db, { userId: ctx.userId, thresholdId });
  if (!isDeleted) throw new DomainError("not_found", "Threshold not found");
  return readThresholds(ctx.db, ctx.userId);
}
