import { formatHours } from "@triplan/domain";
import type { DayFacts } from "./day-facts.ts";
import { isHard, nounOf } from "./hard-exercise.ts";

/** Exercises of at least this length belong on an endurance day. */
const LONG_MINUTES = 75;

const SCORES = { suggested: 4, free: 2, long: 2, exact: 1, noHardOne: 1, spread: 1 } as const;

const isSuggested = ({ unit, here }: DayFacts) =>
  unit.some((exercise) => exercise.suggestedDay === here.day);
const isLongOnEndurance = ({ minutes, here }: DayFacts) =>
  minutes >= LONG_MINUTES && here.isEndurance;
/** True for an empty day with room beyond what the plan suggests for it. */
const isFree = ({ others, minutes, left, reserved }: DayFacts) =>
  others.length === 0 && minutes <= left - reserved;
const fitsExactly = ({ minutes, left }: DayFacts) => minutes === left;

/** True when no neighbouring day has the same sport. */
const isSpread = ({ unit, before, after }: DayFacts) =>
  ![...before, ...after].some((other) => unit.some((exercise) => exercise.type === other.type));

/** Score of a day that breaks no rule; 0 is neutral. */
export function fitScore(facts: DayFacts): number {
  return (
    (isSuggested(facts) ? SCORES.suggested : 0) +
    (isFree(facts) ? SCORES.free : 0) +
    (isLongOnEndurance(facts) ? SCORES.long : 0) +
    (fitsExactly(facts) ? SCORES.exact : 0) +
    (facts.others.some(isHard) ? 0 : SCORES.noHardOne) +
    (isSpread(facts) ? SCORES.spread : 0)
  );
}

function leadOf(facts: DayFacts): string {
  const { unit, others, after } = facts;
  const isEasy = !unit.some(isHard);
  if (isSuggested(facts)) return "Suggested day";
  if (isLongOnEndurance(facts)) return "Endurance day";
  if (isEasy && after.some((exercise) => exercise.brickId !== null)) return "Easy before the brick";
  const hardAfter = after.find(isHard);
  if (isEasy && hardAfter) return `Easy before a hard ${nounOf(hardAfter)}`;
  const hardHere = others.find(isHard);
  if (hardHere) return `Fits, after a hard ${nounOf(hardHere)}`;
  if (others.length > 0) return "";
  return isFree(facts) ? "Nothing on it yet" : "Your plan uses this day for another session";
}

/** Why the day fits, with the time left: "Easy before the brick, 1:00 free". */
export function fitReason(facts: DayFacts): string {
  const lead = leadOf(facts);
  if (fitsExactly(facts)) return `${lead || `${formatHours(facts.left)} left`}, fits exactly`;
  const room = `${formatHours(facts.left)} free`;
  return lead ? `${lead}, ${room}` : room;
}
