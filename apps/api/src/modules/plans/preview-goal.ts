import type { PreviewGoalInput } from "@triplan/contract";
import type { AuthedContext } from "../../trpc/context.ts";
import { isContentChange } from "./rows/changed-rows.ts";
import { getPlan } from "./get-plan.ts";
import { refuseGoal } from "./planned-goal.ts";
import { goalOutcome, withGoal, type GoalOutcome } from "./goal-outcome.ts";
import { isOpen } from "./rows/stored-exercise.ts";

/** The effect of a goal, for the athlete. */
export interface GoalPreview {
  /** The first week that changes. */
  fromWeek: number;
  /** True if an earlier version of the engine made the plan: its coming weeks are rewritten. */
  isNewEdition: boolean;
  /** Numbers of open exercises. */
  changed: number;
  added: number;
  removed: number;
  /** Planned minutes of each week from `fromWeek` on. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
}

/** What `updatePlanGoal` would do with this input. Read-only. Throws for a goal out of bounds. */
export async function previewGoal(
  ctx: AuthedContext,
  { planId, goalFinishTime }: PreviewGoalInput,
): Promise<GoalPreview> {
  const plan = await getPlan(ctx, planId);
  const request = withGoal(plan, goalFinishTime);
  refuseGoal(request);
  const key = { userId: ctx.userId, planId };
  const outcome = await goalOutcome(ctx.db, key, plan, {
    request,
    today: ctx.today,
  });
  return goalPreview(outcome, plan.totalWeeks);
}

function goalPreview(outcome: GoalOutcome, totalWeeks: number): GoalPreview {
  const { fromWeek, isEarlier: isNewEdition } = outcome.edition;
  const isShown = (row: { week: number; isDropped: boolean }) =>
    row.week >= fromWeek && !row.isDropped;
  const stored = outcome.stored.filter(isShown);
  const rows = outcome.rows.filter(isShown);
  const kept = stored.filter((row) => !isOpen(row));
  const keptSlots = new Set(kept.map(({ slotKey }) => slotKey));
  const next = new Map(rows.map((row) => [row.slotKey, row]));
  const before = new Set(stored.map(({ slotKey }) => slotKey));
  const open = stored.filter(isOpen);
  const after = [...kept, ...rows.filter(({ slotKey }) => !keptSlots.has(slotKey))];
  const weeks = Array.from(
    { length: Math.max(0, totalWeeks - fromWeek + 1) },
    (_, i) => fromWeek + i,
  );
  return {
    fromWeek,
    isNewEdition,
    changed: open.filter((row) => {
      const replaced = next.get(row.slotKey);
      return replaced !== undefined && isContentChange(row, replaced);
    }).length,
    added: rows.filter(({ slotKey }) => !before.has(slotKey)).length,
    removed: open.filter(({ slotKey }) => !next.has(slotKey)).length,
    weeklyMinutesBefore: weeks.map((week) => minutesOf(stored, week)),
    weeklyMinutesAfter: weeks.map((week) => minutesOf(after, week)),
  };
}

const minutesOf = (rows: readonly { week: number; duration: number }[], week: number) =>
  rows.reduce((sum, row) => sum + (row.week === week ? row.duration : 0), 0);
