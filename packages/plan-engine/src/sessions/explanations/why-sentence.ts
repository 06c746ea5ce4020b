import { DAY_NAMES, type DayName, type Reason, type Weekday, capitalized } from "@triplan/domain";
import { reasonText, type Reader } from "./reason-text.ts";

/** An exercise with its reasons, generated or stored. */
export interface ExplainedExercise {
  reasons: readonly Reason[];
}

/** Shown beside the steps, so left out here. */
const BESIDE: ReadonlySet<Reason["rule"]> = new Set(["purpose", "pace", "goal-pace"]);

/** The day that the reason explains; null for reasons about the exercise itself. */
const suggestedDay = ({ rule, facts }: Reason): Weekday | null =>
  rule === "endurance-day" || rule === "open-day" || rule === "appointment" ? facts.day : null;

const asSentence = (text: string) => `${capitalized(text)}.`;

/** Says "suits it" if the exercise is on the day, else "suggested". */
function reasonSentence(reason: Reason, placedOn: Weekday | null, reader?: Reader): string {
  const day = suggestedDay(reason);
  if (day === null) return asSentence(reasonText(reason, reader));
  const name = DAY_NAMES[day];
  const lead = day === placedOn ? `${name} suits it` : `Suggested for ${name}`;
  return `${lead} because ${reasonText(reason)}.`;
}

/** Why an exercise is what it is, and why on its day; each is empty without a stored reason. */
interface Why {
  /** "This week has room for one hard session at beginner level; week 1 of 13, base." */
  exercise: string;
  /** "Sunday suits it because you have 1 h." */
  day: string;
}

/** The reasons of an exercise in two sentences. `placedOn` is its day, or null. */
export function whyOf({ reasons }: ExplainedExercise, placedOn: Weekday | null): Why {
  const told = reasons.filter(({ rule }) => !BESIDE.has(rule));
  const own = told
    .filter((reason) => suggestedDay(reason) === null)
    .map((reason) => reasonText(reason));
  const days = told.filter((reason) => suggestedDay(reason) !== null);
  return {
    exercise: own.length > 0 ? asSentence(own.join("; ")) : "",
    day: days.map((reason) => reasonSentence(reason, placedOn)).join(" "),
  };
}

/** The day that the athlete chose instead of the suggested one; null on that, or without a day. */
export function movedTo({ reasons }: ExplainedExercise, placedOn: Weekday | null): DayName | null {
  const suggested = reasons.map(suggestedDay).find((day) => day !== null);
  if (placedOn === null || suggested === undefined || suggested === placedOn) return null;
  return DAY_NAMES[placedOn];
}

/** Both sentences in one text; empty if no reasons are stored. */
export function whySentence(explained: ExplainedExercise, placedOn: Weekday | null): string {
  const { exercise, day } = whyOf(explained, placedOn);
  return [exercise, day].filter((sentence) => sentence !== "").join(" ");
}

/** Every reason as its own sentence for its reader, most important first. */
export const whyList = (
  { reasons }: ExplainedExercise,
  placedOn: Weekday | null,
  reader: Reader,
): string[] => reasons.map((reason) => reasonSentence(reason, placedOn, reader));
