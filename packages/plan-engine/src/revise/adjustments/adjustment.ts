import type { AdjustmentReason } from "@triplan/domain";

export type { AdjustmentReason } from "@triplan/domain";

/** One submission of the Adjust dialog. */
export interface Adjustment {
  /** First week it affects; week 1 never changes. */
  fromWeek: number;
  adjustmentType: "volume" | "intensity";
  /** Percent of the engine's plan, 50 to 120; used only for type `volume`. */
  volumeAdjustment: number;
  /** Used only for type `intensity`. */
  intensityAdjustment: "easier" | "maintain" | "harder";
  /** Null in a preview, before the athlete has chosen one. */
  reason: AdjustmentReason | null;
}

/** The combined adjustments for one week. */
export interface WeekAdjustment {
  /** Percent of the engine's plan. */
  volume: number;
  intensity: Adjustment["intensityAdjustment"];
  /** Reasons that affect this week, with the number of weeks since each began, from 1. */
  reasons: ReadonlyMap<AdjustmentReason, number>;
}

/** The first week of a plan never changes. */
const FIRST_WEEK = 2;

export const firstWeek = ({ fromWeek }: Pick<Adjustment, "fromWeek">): number =>
  Math.max(FIRST_WEEK, fromWeek);

/**
 * Adjustments that apply to a week, given in the order they were made; null if none. Per type the
 * last one that covers the week wins, so they never add up. 100 % or "maintain" cancels the earlier
 * ones and their reasons.
 */
export function weekAdjustment(
  adjustments: readonly Adjustment[],
  week: number,
): WeekAdjustment | null {
  const last = (type: Adjustment["adjustmentType"]) =>
    adjustments.findLast((each) => each.adjustmentType === type && firstWeek(each) <= week);
  const active = [last("volume"), last("intensity")].filter((each) => each !== undefined);
  const changing = active.filter(isChange);
  if (changing.length === 0) return null;
  const volume = changing.find((each) => each.adjustmentType === "volume");
  const intensity = changing.find((each) => each.adjustmentType === "intensity");
  return {
    volume: volume?.volumeAdjustment ?? 100,
    intensity: intensity?.intensityAdjustment ?? "maintain",
    reasons: new Map(
      changing
        .toSorted((a, b) => firstWeek(a) - firstWeek(b))
        .flatMap((each) =>
          each.reason === null ? [] : [[each.reason, week - firstWeek(each) + 1] as const],
        ),
    ),
  };
}

const isChange = (each: Adjustment): boolean =>
  each.adjustmentType === "volume"
    ? each.volumeAdjustment !== 100
    : each.intensityAdjustment !== "maintain";
