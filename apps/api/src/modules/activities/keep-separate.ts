import type { ActivityInput } from "@triplan/contract";
import { keepSeparate as write, type ActivityRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { updateActivity } from "./update-activity.ts";

/** Counts a duplicate as an activity of its own, for good. Does nothing for other activities. */
export const keepSeparate = (
  ctx: AuthedContext,
  { activityId }: ActivityInput,
): Promise<ActivityRow> => updateActivity(ctx, activityId, write);
