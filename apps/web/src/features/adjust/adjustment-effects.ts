import type { AdjustValues, AdjustmentReason } from "./adjust-values.ts";

/** Requested change; null for the plan as generated. */
type ChangeRequest = "more volume" | "less volume" | "harder weeks" | "easier weeks";

function requestOf(values: AdjustValues): ChangeRequest | null {
  const { adjustmentType, volumeAdjustment, intensityAdjustment } = values;
  if (adjustmentType === "volume") {
    if (volumeAdjustment === 100) return null;
    return volumeAdjustment > 100 ? "more volume" : "less volume";
  }
  if (intensityAdjustment === "maintain") return null;
  return intensityAdjustment === "harder" ? "harder weeks" : "easier weeks";
}

/** How a reason changes the plan in addition to the request. */
const EFFECTS = {
  "feeling-strong": null,
  fatigue: "fatigue makes the first week a recovery week with one hard session",
  "injury-prevention":
    "injury prevention cuts running by a fifth and leaves out fast runs for two weeks",
  "time-constraints": null,
  "recovery-needed":
    "recovery halves the first week, keeps it easy, and shortens the second by a fifth",
  "race-prep":
    "race preparation adds race-pace sets and trims easy sessions in the last eight weeks",
} as const satisfies Record<AdjustmentReason, string | null>;

const LIGHTER: ReadonlySet<AdjustmentReason> = new Set<AdjustmentReason>([
  "fatigue",
  "injury-prevention",
  "recovery-needed",
]);

const isMore = (request: ChangeRequest) => request === "more volume" || request === "harder weeks";

/** Effect of the chosen reason and whether it counters the request, or null. */
export function reasonSentence(values: AdjustValues): string | null {
  const { reason } = values;
  const request = requestOf(values);
  if (request === null || reason === null) return null;
  const effect = EFFECTS[reason];
  if (effect === null) return null;
  if (isMore(request) && LIGHTER.has(reason)) return `You ask for ${request}, but ${effect}.`;
  return `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`;
}

const NOTHING = {
  "more volume": "your weeks already hold as much as your hours and safe steps allow",
  "less volume": "your plan is already this short",
  "harder weeks": "your weeks already hold as much hard training as your level allows",
  "easier weeks": "your plan is already this easy",
} as const satisfies Record<ChangeRequest, string>;

export function nothingSentence(values: AdjustValues, hasWeeks: boolean): string {
  const request = requestOf(values);
  if (!hasWeeks) return "This changes nothing: your plan has no later week to adjust.";
  if (request !== null) return `This changes nothing: ${NOTHING[request]}.`;
  return values.adjustmentType === "volume"
    ? "This changes nothing: 100 % is the volume you have."
    : "This changes nothing: Maintain keeps the intensity you have.";
}
