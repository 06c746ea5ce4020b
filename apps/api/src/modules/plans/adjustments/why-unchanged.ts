import {
  isContradiction,
  racePreparationWeek,
  type Adjustment,
  type SeasonWeek,
} from "@triplan/plan-engine";

interface UnchangedFacts {
  /** The plan's adjustments before this one. */
  before: readonly Adjustment[];
  totalWeeks: number;
  /** The weeks from the first one that the adjustment may change. */
  weeks: readonly Pick<SeasonWeek, "phase" | "isRecovery">[];
  /** True if these weeks have exercises that are not completed. */
  hasOpen: boolean;
}

/** Why an adjustment changes no exercise, in a sentence. */
export function whyUnchanged(adjustment: Adjustment, facts: UnchangedFacts): string {
  const week = racePreparationWeek(facts.totalWeeks);
  const isTooEarly = adjustment.reason === "race-prep" && adjustment.fromWeek < week;
  return isTooEarly && requestOf(adjustment) === null
    ? `Nothing changes yet: race preparation acts in the last eight weeks before your race. Choose it from week ${week} on.`
    : nothingChanges(causeOf(adjustment, facts));
}

export const nothingChanges = (cause: string): string => `Nothing had to change: ${cause}.`;

function causeOf(adjustment: Adjustment, { before, weeks, hasOpen }: UnchangedFacts): string {
  const { reason } = adjustment;
  if (weeks.length === 0) return NO_WEEK;
  if (!hasOpen) return "you have completed every exercise of the coming weeks";
  if (isSame(lastOfType(before, adjustment), adjustment))
    return "your plan has this change already";
  if (!weeks.some(isLoading)) return "only light weeks are left before your race";
  if (isContradiction(adjustment))
    return "your reason decides, and your plan allows for it already";
  const request = requestOf(adjustment);
  if (request) return REQUESTS[request];
  if (reason !== null) return "your plan allows for this reason already";
  return adjustment.adjustmentType === "volume"
    ? "100 % is the volume that your plan has"
    : "Maintain keeps the intensity that your plan has";
}

export const NO_WEEK = "your plan has no later week to adjust";

const isLoading = ({ phase, isRecovery }: UnchangedFacts["weeks"][number]): boolean =>
  !isRecovery && phase !== "taper" && phase !== "race";

/** The adjustment that this one would replace. */
const lastOfType = (before: readonly Adjustment[], { adjustmentType }: Adjustment) =>
  before.findLast((each) => each.adjustmentType === adjustmentType);

const isSame = (a: Adjustment | undefined, b: Adjustment): boolean =>
  a?.reason === b.reason &&
  a.volumeAdjustment === b.volumeAdjustment &&
  a.intensityAdjustment === b.intensityAdjustment;

const REQUESTS = {
  more: "your weeks hold as much as your hours and safe steps allow",
  less: "your plan is as short as its exercises can be",
  harder: "your weeks hold as much hard training as your level allows",
  easier: "your weeks have no hard exercise to leave out",
} as const;

function requestOf(adjustment: Adjustment): keyof typeof REQUESTS | null {
  const { adjustmentType, volumeAdjustment, intensityAdjustment } = adjustment;
  if (adjustmentType === "intensity") {
    return intensityAdjustment === "maintain" ? null : intensityAdjustment;
  }
  if (volumeAdjustment === 100) return null;
  return volumeAdjustment > 100 ? "more" : "less";
}
