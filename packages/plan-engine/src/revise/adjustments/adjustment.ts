import type { AdjustmentReason, AdjustmentType, IntensityAdjustment } from "@triplan/domain";

export type { AdjustmentReason } from "@triplan/domain";

/** One submission of the Adjust dialog. */
export interface Adjustment {
  /** First week it affects; week 1 never changes. */
  fromWeek: number;
  adjustmentType: AdjustmentType;
  /** Percent of the engine's plan, 50 to 120; used only for type `volume`. */
  volumeAdjustment: number;
  /** Used only for type `intensity`. */
  intensityAdjustment: IntensityAdjustment;
  /** Null in a preview, before the athlete has chosen one. */
  reason: AdjustmentReason | null;
}

/** The first week of a plan never changes. */
const FIRST_WEEK = 2;

export const firstWeek = ({ fromWeek }: Pick<Adjustment, "fromWeek">): number =>
  Math.max(FIRST_WEEK, fromWeek);

const LIGHTER: ReadonlySet<AdjustmentReason> = new Set<AdjustmentReason>([
  "fatigue",
  "injury-prevention",
  "recovery-needed",
  "time-constraints",
]);

/**
 * True if the number or direction contradicts the reason: more training because of fatigue, injury,
 * recovery or lack of time, or less although the athlete feels strong. The reason wins.
 */
export function isContradiction(adjustment: Omit<Adjustment, "fromWeek">): boolean {
  const { reason, adjustmentType, volumeAdjustment, intensityAdjustment } = adjustment;
  if (reason === null) return false;
  const isMore =
    adjustmentType === "volume" ? volumeAdjustment > 100 : intensityAdjustment === "harder";
  const isLess =
    adjustmentType === "volume" ? volumeAdjustment < 100 : intensityAdjustment === "easier";
  return LIGHTER.has(reason) ? isMore : reason === "feeling-strong" && isLess;
}

/** The change that the adjustment makes besides its reason: none if that contradicts it. */
export function requestedChange(
  adjustment: Adjustment,
): Pick<Adjustment, "volumeAdjustment" | "intensityAdjustment"> {
  const { adjustmentType, volumeAdjustment, intensityAdjustment } = adjustment;
  const isRefused = isContradiction(adjustment);
  return {
    volumeAdjustment: isRefused || adjustmentType === "intensity" ? 100 : volumeAdjustment,
    intensityAdjustment:
      isRefused || adjustmentType === "volume" ? "maintain" : intensityAdjustment,
  };
}
