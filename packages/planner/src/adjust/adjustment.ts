import type { AdjustmentReason } from "@triplan/domain";

export type { AdjustmentReason } from "@triplan/domain";

/** One use of the Adjust dialog. */
export interface Adjustment {
  /** First week that it changes; week 1 is never changed. */
  fromWeek: number;
  adjustmentType: "volume" | "intensity";
  /** Percent of the engine's plan, 50 to 120; counts when the type is volume. */
  volumeAdjustment: number;
  /** Counts when the type is intensity. */
  intensityAdjustment: "easier" | "maintain" | "harder";
  /** Null in a preview before one is chosen. */
  reason: AdjustmentReason | null;
}

/** What is asked of one week. */
export interface WeekAdjustment {
  /** Percent of the engine's plan. */
  volume: number;
  intensity: Adjustment["intensityAdjustment"];
  /** The reasons that change something here, with the week's place since they began, from 1. */
  reasons: ReadonlyMap<AdjustmentReason, number>;
}

/** The first week that can be changed: the plan's first one stays as it was made. */
const FIRST_WEEK = 2;

/** The first week that the adjustment changes. */
export const firstWeek = ({ fromWeek }: Pick<Adjustment, "fromWeek">): number =>
  Math.max(FIRST_WEEK, fromWeek);

/**
 * What the adjustments, in the order in which they were made, ask of a week; null for nothing. The
 * last one of each type that covers the week counts, so that they never add up. One that asks for
 * the engine's own plan (100 %, maintain) takes the earlier ones back, with their reasons.
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
