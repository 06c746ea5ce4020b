import type { ActivityInput } from "@triplan/contract";
import { findActivity, findActivityDetail, type ActivityRow } from "@triplan/db";
import { DomainError, type ActivityStream, type RecordedLap } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { unpackStream } from "../imports/stream-bytes.ts";

export interface DetailedActivity extends ActivityRow {
  laps: RecordedLap[];
  /** Null for a recording that came without samples. */
  stream: ActivityStream | null;
}

/** An activity with its laps and samples. */
export async function getActivity(
  { db, userId }: AuthedContext,
  { activityId }: ActivityInput,
): Promise<DetailedActivity> {
  const key = { userId, activityId };
  const activity = await findActivity(db, key);
  if (!activity) throw new DomainError("not_found", "Activity not found");
  const { laps = [], stream = null } = (await findActivityDetail(db, key)) ?? {};
  return { ...activity, laps, stream: stream && (await unpackStream(stream)) };
}
