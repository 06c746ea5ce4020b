import type { PageActivitiesInput } from "@triplan/contract";
import { listActivitySummaries, type ActivitySummaryRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";

/** A page of activities of every source, newest first, without raw data. */
export const pageActivities = (
  { db, userId }: AuthedContext,
  { before, limit }: PageActivitiesInput,
): Promise<ActivitySummaryRow[]> =>
  listActivitySummaries(db, { userId, after: before ?? null, limit });
