import type { Weekday } from "@triplan/domain";
import { dayFacts, isAlreadyHere, type AdviceQuestion } from "./day-facts.ts";
import { fitScore, fitReason } from "./fit.ts";
import { reasonAgainst } from "./reason-against.ts";

/** Advice on one day for the selected exercise. */
export interface DayAdvice {
  day: Weekday;
  /** `here`: already on this day. `against` warns but never forbids. */
  kind: "best" | "open" | "against" | "here";
  /** One short sentence, capitalised, without a full stop. */
  reason: string;
}

const MAX_BEST_DAYS = 3;
/** Minimum score of a day to be outlined. */
const GOOD_SCORE = 3;

/**
 * Advice for each of the seven days: which break a rule and why, and the one to three best. The
 * plan's suggested day comes first.
 */
export function dayAdvice(question: AdviceQuestion): DayAdvice[] {
  const weighed = question.days.map((day) => {
    const facts = dayFacts(day, question);
    const isHere = isAlreadyHere(facts);
    return { facts, isHere, against: isHere ? null : reasonAgainst(facts), score: fitScore(facts) };
  });
  const open = weighed
    .filter(({ against, isHere }) => against === null && !isHere)
    .toSorted((a, b) => b.score - a.score);
  const good = open.filter(({ score }) => score >= GOOD_SCORE).slice(0, MAX_BEST_DAYS);
  const best = new Set(good.length > 0 ? good : open.slice(0, 1));
  return weighed.map((entry): DayAdvice => {
    const { facts, against, isHere } = entry;
    const { day } = facts.here;
    if (isHere) return { day, kind: "here", reason: "Already here" };
    if (against !== null) return { day, kind: "against", reason: against };
    return { day, kind: best.has(entry) ? "best" : "open", reason: fitReason(facts) };
  });
}
