import { VOLUME_LIMITS, capitalized } from "@triplan/domain";
import { isContradiction } from "@triplan/plan-engine";
import type { AdjustValues, AdjustmentReason } from "./adjust-values.ts";

/** What a reason does by itself, also without a change of volume or intensity. */
const EFFECTS = {
  "feeling-strong":
    "Until the next recovery week your long exercises get a little longer, and key sets go up faster if you completed the last ones.",
  fatigue:
    "The first week has 70 % of its time and nothing hard, the second 85 % with one key exercise. Then the volume comes back.",
  "injury-prevention":
    "For two weeks you run less, without bricks, hills and fast runs. Easy swims and rides take some of that time.",
  "time-constraints": "Without a percentage, two weeks have 80 % of their time.",
  "recovery-needed":
    "The first week has half its time, all easy, on four days at most. The second has 75 %, the third 90 %.",
  "race-prep":
    "In the last eight weeks before the race each sport gets a race-pace set a week, and most weeks get a brick. It begins only if you choose it in those weeks.",
} as const satisfies Record<AdjustmentReason, string>;

/** What the chosen reason does; null without one. */
export const reasonSentence = ({ reason }: AdjustValues): string | null =>
  reason === null ? null : EFFECTS[reason];

const STATES = {
  "feeling-strong": "you feel strong",
  fatigue: "you are tired",
  "injury-prevention": "you want to prevent an injury",
  "time-constraints": "you are short of time",
  "recovery-needed": "you need to recover",
  "race-prep": "you prepare for your race",
} as const satisfies Record<AdjustmentReason, string>;

export interface Contradiction {
  question: string;
  /** The answer "yes": the opposite change. */
  label: string;
  values: AdjustValues;
}

/** The question about a change that contradicts its reason, or null. */
export function contradictionOf(values: AdjustValues): Contradiction | null {
  const { reason, adjustmentType, volumeAdjustment, intensityAdjustment } = values;
  if (reason === null || !isContradiction(values)) return null;
  const isMore =
    adjustmentType === "volume" ? volumeAdjustment > 100 : intensityAdjustment === "harder";
  const percent = Math.abs(volumeAdjustment - 100);
  const volume = isMore ? `${percent} % more` : `${percent} % less`;
  const wish = adjustmentType === "volume" ? volume : `${intensityAdjustment} weeks`;
  const [other, answer] = isMore ? (["Less", "easier"] as const) : (["More", "harder"] as const);
  const opposite = Math.min(VOLUME_LIMITS.max, 200 - volumeAdjustment);
  return {
    question: `You say ${STATES[reason]} and ask for ${wish}. ${adjustmentType === "volume" ? other : capitalized(answer)} instead?`,
    label: adjustmentType === "volume" ? `Yes, ${opposite} %` : `Yes, ${answer}`,
    values:
      adjustmentType === "volume"
        ? { ...values, volumeAdjustment: opposite }
        : { ...values, intensityAdjustment: answer },
  };
}
