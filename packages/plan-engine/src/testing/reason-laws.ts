import { ADJUSTMENT_REASONS } from "@triplan/domain";
import { periodise, type WeekFrame } from "../calendar/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import {
  applyAdjustments,
  racePreparationWeek,
  type Adjustment,
  type AdjustmentReason,
} from "../revise/index.ts";
import { longLimits, longestOf, type Longest } from "../week/index.ts";
import { seasonBasis } from "../season/index.ts";
import { intensity, volume } from "./adjustments.ts";
import { drawsOf } from "./draws.ts";
import type { PlanLaw } from "./plan-law.ts";
import { minutesOf } from "./requests.ts";

const SOURCE = "docs/plan-engine.md#when-you-change-it";

/** Weeks of this length have time for each reason to act on. */
const ACTING_MINUTES = 240;
/** Weeks that a reason without a number changes, where it is not the season that ends it. */
const SPANS: Partial<Record<AdjustmentReason, number>> = {
  fatigue: 4,
  "injury-prevention": 4,
  "recovery-needed": 3,
  "time-constraints": 2,
};

/** A reason without a number or direction, from a load week on that has the time; null without one. */
function plain(request: PlanRequest, base: Plan, reason: AdjustmentReason): Adjustment | null {
  const draw = drawsOf(request, `plain ${reason}`);
  const frames = periodise(request);
  const first = reason === "race-prep" ? racePreparationWeek(request.totalWeeks) : 2;
  const weeks = base.weeks.filter(
    (week) =>
      week.week >= Math.max(2, first) &&
      frames[week.week - 1]?.isLoading === true &&
      minutesOf(week) >= ACTING_MINUTES,
  );
  const week = weeks[draw(Math.max(1, weeks.length))]?.week;
  if (week === undefined) return null;
  return draw(2) === 0 ? volume(100, reason, week) : intensity("maintain", reason, week);
}

const contents = ({ weeks }: Plan): string => JSON.stringify(weeks.map((week) => week.exercises));

const acts =
  (reason: AdjustmentReason): PlanLaw["holds"] =>
  (request, base) => {
    const adjustment = plain(request, base, reason);
    if (!adjustment) return null;
    return contents(applyAdjustments(request, base, [adjustment])) !== contents(base);
  };

/** The first week after a reason's span. */
function endOf({ reason, fromWeek }: Adjustment, frames: readonly WeekFrame[]): number {
  const span = reason && SPANS[reason];
  if (span) return fromWeek + span;
  const isOver = ({ isLoading, isRecovery }: WeekFrame) =>
    !isLoading && (reason === "feeling-strong" || !isRecovery);
  return frames.find((frame) => frame.week > fromWeek && isOver(frame))?.week ?? frames.length;
}

/** Longest safe run and ride of each week. */
function limitsOf(request: PlanRequest, { weeks }: Plan): Longest[] {
  const basis = seasonBasis(request);
  const before: Longest[] = [];
  return weeks.map(({ week, exercises }) => {
    const limits = longLimits(basis, before);
    const longest = (type: string) =>
      Math.max(0, ...exercises.filter((row) => row.type === type).map((row) => row.duration));
    const frame = basis.frames[week - 1];
    if (frame) before.push(longestOf(basis, frame, { run: longest("run"), bike: longest("bike") }));
    return limits;
  });
}

/** As planned, or a run or ride that a safe step from the weeks of the reason still holds back. */
const isBack = (row: PlannedExercise, own: PlannedExercise | undefined, limits?: Longest) =>
  row === own ||
  (own !== undefined &&
    row.type !== "swim" &&
    row.duration < own.duration &&
    own.duration > (limits?.[row.type] ?? 0));

const ends =
  (reason: AdjustmentReason): PlanLaw["holds"] =>
  (request, base) => {
    const adjustment = plain(request, base, reason);
    if (!adjustment) return null;
    const after = applyAdjustments(request, base, [adjustment]);
    const limits = limitsOf(request, after);
    const end = endOf(adjustment, periodise(request));
    return after.weeks.every(({ week, exercises }) => {
      const own = base.weeks[week - 1]?.exercises ?? [];
      const isPlanned = exercises.every((row, i) => isBack(row, own[i], limits[week - 1]));
      return week < end || (exercises.length === own.length && isPlanned);
    });
  };

/** Reasons that ask for less: each load week has something to give. */
const LIGHTER = ["fatigue", "injury-prevention", "recovery-needed", "time-constraints"] as const;

/** Reasons of an adjustment act by themselves, and end. */
export const REASON_LAWS: readonly PlanLaw[] = [
  ...LIGHTER.map((reason) => ({
    id: `acts-${reason}`,
    title: `${reason} without a number changes an exercise`,
    source: SOURCE,
    holds: acts(reason),
  })),
  ...ADJUSTMENT_REASONS.map((reason) => ({
    id: `ends-${reason}`,
    title: `after ${reason} the weeks are as planned, but for safe steps of runs and rides`,
    source: SOURCE,
    holds: ends(reason),
  })),
];
