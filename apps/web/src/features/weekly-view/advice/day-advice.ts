import type { Weekday } from "@triplan/domain";
import { dayFacts, liesHere, type AdviceQuestion } from "./day-facts.ts";
import { fitScore, fitWords } from "./fit.ts";
import { reasonAgainst } from "./reason-against.ts";

/** How a day takes the exercise that waits for its place. */
export interface DayAdvice {
  day: Weekday;
  /** `here`: it lies on this day already. `against` warns; it never forbids. */
  kind: "best" | "open" | "against" | "here";
  /** One short sentence, capitalised, without a full stop. */
  reason: string;
}

const MAX_BEST_DAYS = 3;
/** From here on enough speaks for a day to be worth an outline. */
const GOOD_SCORE = 3;

/**
 * What to say of each of the seven days while an exercise waits for its place: which would break a
 * rule and why, and which one to three are the best. The day that the plan suggests goes first.
 */
export function dayAdvice(question: AdviceQuestion): DayAdvice[] {
  const weighed = question.days.map((day) => {
    const facts = dayFacts(day, question);
    const isHere = liesHere(facts);
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
    return { day, kind: best.has(entry) ? "best" : "open", reason: fitWords(facts) };
  });
}
