import type { AdjustmentReason } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { firstWeek, requestedChange, type Adjustment } from "./adjustment.ts";
import { isReasonActive, partOfReason, REASON_WEEKS } from "./reason-spans.ts";
import { weekScopes } from "./week-scope.ts";

/** The reason changes minutes only, or nothing any more. */
export const OVER = Number.POSITIVE_INFINITY;

/** The combined adjustments for one week. */
export interface WeekAdjustment {
  /** Requested percent of the engine's plan. */
  volume: number;
  intensity: Adjustment["intensityAdjustment"];
  /** Reasons that affect this week, with the number of weeks since each began, from 1, or `OVER`. */
  reasons: ReadonlyMap<AdjustmentReason, number>;
  /** Shares of the engine's minutes, one of each adjustment. */
  parts: readonly WeekPart[];
}

/** True until the reason's span is over. */
export const isActing = (reason: AdjustmentReason, { reasons }: WeekAdjustment): boolean =>
  (reasons.get(reason) ?? OVER) < OVER;

/** True once all that was asked for is over: only runs and rides may still be held back. */
export const isOver = ({ parts, intensity, reasons }: WeekAdjustment): boolean =>
  parts.length === 0 &&
  intensity === "maintain" &&
  Array.from(reasons.values()).every((since) => since >= OVER);

interface WeekPart {
  part: number;
  /** True if a reason sets it for some weeks; a recovery week then counts as one of them. */
  isSpan: boolean;
}

/**
 * Adjustments that act in a week, given in the order they were made; null if none. Per type the
 * last one that began by this week counts, so they never add up, until its reason's span ends.
 */
export function weekAdjustment(
  adjustments: readonly Adjustment[],
  week: number,
  frames: readonly WeekFrame[],
): WeekAdjustment | null {
  const last = (type: Adjustment["adjustmentType"]) =>
    adjustments.findLast((each) => each.adjustmentType === type && firstWeek(each) <= week);
  const effects = [last("volume"), last("intensity")]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => firstWeek(a) - firstWeek(b))
    .flatMap((each) => effectIn(each, week, frames) ?? []);
  if (effects.length === 0) return null;
  return {
    volume: effects.find(({ volume }) => volume !== 100)?.volume ?? 100,
    intensity: effects.find(({ intensity }) => intensity !== "maintain")?.intensity ?? "maintain",
    reasons: new Map(
      effects.flatMap(({ reason, since }) => (reason === null ? [] : [[reason, since] as const])),
    ),
    parts: effects.map(({ part, isSpan }) => ({ part, isSpan })),
  };
}

function effectIn(adjustment: Adjustment, week: number, frames: readonly WeekFrame[]) {
  const { reason } = adjustment;
  const first = firstWeek(adjustment);
  const since = week - first + 1;
  const { volumeAdjustment: volume, intensityAdjustment } = requestedChange(adjustment);
  const isOver = reason !== null && since > REASON_WEEKS[reason];
  const intensity = isOver ? "maintain" : intensityAdjustment;
  const part = partOfReason(reason, since, volume / 100);
  const isActive = reason !== null && isReasonActive(reason, { first, week, frames });
  if (part === 1 && intensity === "maintain" && !isActive) return null;
  const isSpan = partOfReason(reason, Number.POSITIVE_INFINITY, volume / 100) === 1;
  return { reason, since: isActive ? since : OVER, volume, intensity, part, isSpan };
}

/** Minutes that a week should have, of the engine's `base` minutes. `loading`: of the last load week. */
export function requestedMinutes(
  { parts }: WeekAdjustment,
  base: number,
  loading: number | null,
  isRecovery: boolean,
): number {
  const minutes = parts.map(({ part, isSpan }) =>
    part < 1 && isSpan && isRecovery && loading !== null
      ? Math.min(base, part * loading)
      : part * base,
  );
  const least = Math.min(base, ...minutes);
  return least < base ? least : Math.max(base, ...minutes);
}

/**
 * First week after the last one in which an adjustment acts; null if none acts from `fromWeek` on, or
 * one acts to the end. From then on only the safe step holds back runs and rides.
 */
export function backInWeek(
  request: PlanRequest,
  adjustments: readonly Adjustment[],
  fromWeek: number,
): number | null {
  const { frames } = weekScopes(request).basis;
  const last = frames.findLast(
    ({ week }) => week >= fromWeek && weekAdjustment(adjustments, week, frames) !== null,
  );
  return last === undefined || last.week === frames.length ? null : last.week + 1;
}
