import type { ActivityInput } from "@triplan/contract";
import {
  findActivity,
  findExercise,
  readActivityDetail,
  storedBytes,
  type ActivityRow,
  type ExerciseRow,
} from "@triplan/db";
import {
  DomainError,
  type ActivityStream,
  type RecordedLap,
  type ScoredLoad,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { MAX_STORED_BYTES } from "../imports/import-limits.ts";
import { unpackStream } from "../imports/stream-bytes.ts";
import { activityLoad } from "../training/activity-load.ts";

/** What was planned for an activity. */
type PlannedForActivity = Pick<
  ExerciseRow,
  | "id"
  | "trainingPlanId"
  | "week"
  | "type"
  | "name"
  | "duration"
  | "distance"
  | "scheduledDate"
  | "isKey"
  | "steps"
  | "completionNotes"
>;

export interface DetailedActivity extends ActivityRow {
  laps: RecordedLap[];
  /** Null for a recording that came without samples. */
  stream: ActivityStream | null;
  /** True if samples may be missing because the athlete's recordings fill the space for them. */
  isSpaceFull: boolean;
  /** Null if its minutes count elsewhere, as those of a duplicate. */
  load: ScoredLoad | null;
  /** The exercise that it completed. */
  exercise: PlannedForActivity | null;
}

/** An activity with its laps, samples and training load, and the exercise that it completed. */
export async function getActivity(
  ctx: AuthedContext,
  { activityId }: ActivityInput,
): Promise<DetailedActivity> {
  const { db, userId } = ctx;
  const key = { userId, activityId };
  const activity = await findActivity(db, key);
  if (!activity) throw new DomainError("not_found", "Activity not found");
  const { linkedExerciseId: exerciseId } = activity;
  const [detail, exercise = null] = await Promise.all([
    readActivityDetail(ctx, key),
    exerciseId === null ? undefined : findExercise(db, { userId, exerciseId }),
  ]);
  const { laps = [], stream = null } = detail ?? {};
  return {
    ...activity,
    laps,
    stream: stream && (await unpackStream(stream)),
    isSpaceFull: !detail && isFromWatch(activity) && (await isSpaceFull(ctx)),
    load: await activityLoad(ctx, activity, exercise),
    exercise: exercise && plannedFor(exercise),
  };
}

const isFromWatch = ({ source }: ActivityRow) => source !== "manual" && source !== "file";

const isSpaceFull = async ({ db, userId }: AuthedContext) =>
  (await storedBytes(db, userId)) >= MAX_STORED_BYTES;

const plannedFor = (exercise: ExerciseRow): PlannedForActivity => {
  const { id, trainingPlanId, week, type, name, duration, distance } = exercise;
  const { scheduledDate, isKey, steps, completionNotes } = exercise;
  return {
    id,
    trainingPlanId,
    week,
    type,
    name,
    duration,
    distance,
    scheduledDate,
    isKey,
    steps,
    completionNotes,
  };
};
