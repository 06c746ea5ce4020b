import { listActivityDetails } from "@triplan/db";
import {
  addDays,
  hasThresholdSet,
  thresholdSet,
  THRESHOLD_PACE_DAYS,
  type DatedThresholdSet,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { unpackStream } from "../imports/stream-bytes.ts";
import type { PlanTraining } from "../training/read-training.ts";

/** What the main sets of the key exercises of the last eight weeks say about the thresholds. */
export async function thresholdSets(
  { db, userId, today }: Pick<AuthedContext, "db" | "userId" | "today">,
  { done }: PlanTraining,
): Promise<DatedThresholdSet[]> {
  const from = addDays(today, -THRESHOLD_PACE_DAYS);
  const candidates = done.flatMap(({ date, exercise, activity }) =>
    date >= from && activity && exercise?.isKey && hasThresholdSet(exercise)
      ? { date, exercise, activity }
      : [],
  );
  if (candidates.length === 0) return [];
  const activityIds = candidates.map(({ activity }) => activity.id);
  const details = await listActivityDetails(db, { userId, activityIds });
  const byActivity = new Map(details.map((detail) => [detail.activityId, detail]));
  const sets: DatedThresholdSet[] = [];
  for (const { date, exercise, activity } of candidates) {
    const detail = byActivity.get(activity.id);
    if (!detail) continue;
    const { laps } = detail;
    const stream = detail.stream && (await unpackStream(detail.stream));
    const set = thresholdSet(exercise, { ...activity, laps, stream });
    const { type: discipline, name } = exercise;
    if (set) sets.push({ ...set, date, discipline, name, activityId: activity.id });
  }
  return sets;
}
