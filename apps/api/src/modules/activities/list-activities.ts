import type { ListActivitiesInput } from "@triplan/contract";
import { listActivities as listNewest, type ActivityRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";

export function listActivities(
  ctx: AuthedContext,
  { cursor, limit }: ListActivitiesInput,
): Promise<ActivityRow[]> {
  return listNewest(ctx.db, { userId: ctx.userId, after: cursor ?? null, limit });
}
