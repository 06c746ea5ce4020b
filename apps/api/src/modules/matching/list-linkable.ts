import type { ActivityInput } from "@triplan/contract";
import {
  findActivity,
  findCurrentPlan,
  listOpenExercises,
  type ExerciseRow,
  type OpenExerciseRow,
} from "@triplan/db";
import {
  addDays,
  daysBetween,
  DomainError,
  FARTHEST_DAY,
  isOfDiscipline,
  rankExercises,
  sundayOf,
  type IsoDate,
} from "@triplan/domain";
import { exerciseLoad } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { activityLoad } from "../training/activity-load.ts";
import { openActivity, openExercise } from "../likely-matches/open-rows.ts";

export interface LinkableExercise extends Pick<
  ExerciseRow,
  "id" | "name" | "type" | "week" | "duration" | "distance" | "scheduledDate"
> {
  /** How well it matches the activity, 0 to 1; null for another sport, done instead. */
  score: number | null;
}

/** An activity can be done instead of an exercise of the day before, of its day or of the next. */
const MAX_DAYS_INSTEAD = 1;
/** Share of the planned load that it has then. */
const LOAD_INSTEAD = { min: 0.5, max: 1.5 } as const;

/**
 * Open exercises of the current plan that the activity may belong to, the best match first, then those
 * of other sports that it may have been done instead of.
 */
export async function listLinkable(
  ctx: AuthedContext,
  { activityId }: ActivityInput,
): Promise<LinkableExercise[]> {
  const { db, userId } = ctx;
  const [activity, plan] = await Promise.all([
    findActivity(db, { userId, activityId }),
    findCurrentPlan(db, userId),
  ]);
  if (!activity) throw new DomainError("not_found", "Activity not found");
  if (!plan) return [];
  const { localDate } = activity;
  const rows = await listOpenExercises(db, {
    userId,
    planId: plan.id,
    weeks: [daysBetween(plan.startDate, sundayOf(localDate)) / 7 + 1],
    from: addDays(localDate, -FARTHEST_DAY),
    to: addDays(localDate, FARTHEST_DAY),
  });
  const ranked = rankExercises(
    rows.map((row) => openExercise(row, plan.startDate)),
    openActivity(activity),
  );
  const own = ranked.flatMap(({ exerciseId, score }) => {
    const row = rows.find(({ id }) => id === exerciseId);
    return row ? [linkable(row, score)] : [];
  });
  const others = rows.filter(
    (row) => !isOfDiscipline(row.type, activity) && isNear(row, localDate),
  );
  if (others.length === 0) return own;
  const done = (await activityLoad(ctx, activity, null))?.load ?? 0;
  const replaceable = others
    .filter((row) => isOfLoad(exerciseLoad(row), done))
    .toSorted((a, b) => loadGap(a, done) - loadGap(b, done));
  return [...own, ...replaceable.map((row) => linkable(row, null))];
}

const isNear = ({ scheduledDate }: OpenExerciseRow, localDate: IsoDate): boolean =>
  scheduledDate !== null && Math.abs(daysBetween(scheduledDate, localDate)) <= MAX_DAYS_INSTEAD;

const isOfLoad = (planned: number, done: number): boolean =>
  done >= LOAD_INSTEAD.min * planned && done <= LOAD_INSTEAD.max * planned;

const loadGap = (row: OpenExerciseRow, done: number): number => Math.abs(exerciseLoad(row) - done);

function linkable(row: OpenExerciseRow, score: number | null): LinkableExercise {
  const { id, name, type, week, duration, distance, scheduledDate } = row;
  return { id, name, type, week, duration, distance, scheduledDate, score };
}
