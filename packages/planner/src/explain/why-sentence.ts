import { DAY_NAMES, type Reason, type UnitPreference, type Weekday } from "@triplan/domain";
import { reasonText } from "./reason-text.ts";

/** An exercise with its reasons, as the engine gives it or as it is stored. */
export interface ExplainedExercise {
  name: string;
  suggestedDay: Weekday | null;
  reasons: readonly Reason[];
}

/** What an exercise is for and where its targets come from is told beside its steps. */
const BESIDE: ReadonlySet<Reason["rule"]> = new Set(["purpose", "pace", "goal-pace"]);

/**
 * Why the exercise is what it is, in one sentence: "Long ride on Saturday: your endurance day with
 * 4 h; week 6 of 14, build." Empty where no reasons are kept: nothing is said without a fact.
 */
export function whySentence({ name, suggestedDay, reasons }: ExplainedExercise): string {
  const texts = reasons.filter(({ rule }) => !BESIDE.has(rule)).map((reason) => reasonText(reason));
  if (texts.length === 0) return "";
  const day = suggestedDay === null ? "" : ` on ${DAY_NAMES[suggestedDay]}`;
  return `${name}${day}: ${texts.join("; ")}.`;
}

/** Every reason of the exercise as a sentence of its own, the first reason first. */
export const whyList = (
  { reasons }: Pick<ExplainedExercise, "reasons">,
  units: UnitPreference,
): string[] =>
  reasons.map((reason) => {
    const text = reasonText(reason, units);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });
