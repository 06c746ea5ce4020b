import type { ActivityInput } from "@triplan/contract";
import { suppressAutoMatch, type ActivityRow } from "@triplan/db";
import type { AuthedContext } from "../../trpc/context.ts";
import { updateActivity } from "./update-activity.ts";

/** Keeps an activity as an extra: it is not suggested or matched by itself any more. */
export const declineMatch = (
  ctx: AuthedContext,
  { activityId }: ActivityInput,
): Promise<ActivityRow> => updateActivity(ctx, activityId, suppressAutoMatch);
