import { appointmentName, DAY_NAMES, daysBetween, formatHours, capitalized } from "@triplan/domain";
import type { DayFacts } from "./day-facts.ts";
import { isHard, nounOf } from "./hard-exercise.ts";

/** On the eve of a race only short openers are harmless, before one for training also an easy exercise. */
const LONGEST_OPENER = 30;
const LONGEST_BEFORE = { B: LONGEST_OPENER, C: 40 } as const;

/** Why nothing, or no exercise of this sport, should be on this day, or null. */
function closedReason({ here, unit, raceDate }: DayFacts): string | null {
  if (here.isOver) return "This day is over";
  if (here.isRaceDay || here.race !== null) return "Race day";
  if (here.date > raceDate) return "After your race";
  if (here.capacity === 0) return "Your rest day";
  const closed = unit.find(({ type }) => !here.sports.includes(type));
  return closed ? `Your plan has no ${nounOf(closed)}s on ${DAY_NAMES[here.day]}s` : null;
}

function raceReason({ here, unit, minutes, raceDate }: DayFacts): string | null {
  const daysLeft = daysBetween(here.date, raceDate);
  const hard = unit.some(isHard);
  if (daysLeft === 1 && (hard || minutes > LONGEST_OPENER)) return "the day before your race";
  return daysLeft === 2 && hard ? "too hard two days before your race" : null;
}

function otherRaceReason({ here, unit, minutes, races }: DayFacts): string | null {
  const race = races.find(({ date }) => daysBetween(here.date, date) === 1);
  if (!race || (!unit.some(isHard) && minutes <= LONGEST_BEFORE[race.priority])) return null;
  return `the day before ${race.name}`;
}

function hoursReason({ minutes, left }: DayFacts): string | null {
  return minutes > left ? `${formatHours(minutes - left)} over its hours` : null;
}

function sameSportReason({ unit, others }: DayFacts): string | null {
  const twin = others.find((other) => unit.some((exercise) => exercise.type === other.type));
  return twin ? `a ${nounOf(twin)} is on it` : null;
}

function hardReason({ unit, others, before, after }: DayFacts): string | null {
  if (!unit.some(isHard)) return null;
  const same = others.find(isHard);
  if (same) return `a hard ${nounOf(same)} is on it`;
  const previous = before.find(isHard);
  if (previous) return `a hard ${nounOf(previous)} the day before`;
  const next = after.find(isHard);
  return next ? `a hard ${nounOf(next)} the day after` : null;
}

/** An appointment on another day than its own. */
function appointmentReason({ here, unit }: DayFacts): string | null {
  for (const { reasons, suggestedDay } of unit) {
    const name = appointmentName(reasons);
    if (name !== null && suggestedDay !== null && suggestedDay !== here.day) {
      return `${name} is on ${DAY_NAMES[suggestedDay]}s`;
    }
  }
  return null;
}

const MAX_REASONS = 2;

/** Why the exercise should not be on the day, in one sentence, or null. */
export function reasonAgainst(facts: DayFacts): string | null {
  const closed = closedReason(facts);
  if (closed !== null) return closed;
  const reasons = [
    appointmentReason,
    raceReason,
    otherRaceReason,
    hoursReason,
    sameSportReason,
    hardReason,
  ]
    .map((rule) => rule(facts))
    .filter((reason) => reason !== null)
    .slice(0, MAX_REASONS);
  return reasons.length > 0 ? capitalized(reasons.join(", and ")) : null;
}
