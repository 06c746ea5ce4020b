import { formatDate } from "../calendar/date-text.ts";
import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { PlanRace, RacePriority } from "./plan-race.ts";
import { DAYS_TO_A, raceSize, type RaceSize } from "./race-window.ts";

/** Races of one plan beside its own. */
export const MAX_RACES = 30;
/** Days between two B races. */
const DAYS_BETWEEN_B = 21;
/** In the taper a short C race may come, up to these days before the plan's own race. */
const DAYS_TO_A_IN_TAPER = 14;

/** A race with the minutes that it was expected to take when it was added. */
export type SizedRace = Pick<PlanRace, "name" | "date" | "priority" | "kind"> & {
  expectedMinutes: number;
};

/** What a plan's own race allows beside it. */
export interface RaceSeason {
  startDate: IsoDate;
  /** The day of the A race. */
  raceDate: IsoDate;
  /** Minutes that the A race is expected to take. */
  raceMinutes: number;
  /** The first day of the taper. */
  taperFrom: IsoDate;
}

/** A refused field, with the message for the athlete. */
export interface RaceProblem {
  path: "date" | "priority" | "kind";
  message: string;
  /** True if it could be added as a C race. */
  isPossibleAsC: boolean;
}

type Size = Pick<SizedRace, "kind" | "expectedMinutes">;

/** Days that two races of a season keep, by the one that asks for more. */
function daysApart({ kind, expectedMinutes }: Size): number {
  const size = raceSize(kind, expectedMinutes);
  if (size === "long") return 28;
  const isHalf = kind === "half-marathon" || kind === "olympic" || expectedMinutes >= 180;
  return isHalf ? 14 : 7;
}

const refused = (path: RaceProblem["path"], message: string): RaceProblem => ({
  path,
  message,
  isPossibleAsC: false,
});

/** Why the plan can't take this race beside what it has; null if it can. */
export function raceProblem(
  season: RaceSeason,
  race: SizedRace,
  others: readonly SizedRace[],
  today: IsoDate,
): RaceProblem | null {
  const size = raceSize(race.kind, race.expectedMinutes);
  const problem = dateProblem(season, race, others, today);
  if (problem) return problem;
  if (size === null) {
    return refused("kind", "A race this long needs a plan of its own.");
  }
  if (others.length >= MAX_RACES) {
    return refused("date", `A plan can have ${MAX_RACES} races at most. Remove one first.`);
  }
  const inTaper = taperProblem(season, race, size);
  if (inTaper) return inTaper;
  const nearC = nearCProblem(race, others);
  if (race.priority === "C") return nearC;
  const message = problemAsB(season, race, size, others);
  return message === null ? null : { path: "priority", message, isPossibleAsC: nearC === null };
}

function dateProblem(
  { startDate, raceDate }: RaceSeason,
  { date }: SizedRace,
  others: readonly SizedRace[],
  today: IsoDate,
): RaceProblem | null {
  if (date < today) return refused("date", "This day has passed. Choose today or a later day.");
  if (date < startDate) {
    return refused("date", `Your plan starts on ${formatDate(startDate)}. Choose a later day.`);
  }
  if (date === raceDate) return refused("date", "Your A race is on this day. Choose another day.");
  if (date > raceDate) {
    return refused("date", `After your A race on ${formatDate(raceDate)}. Choose an earlier day.`);
  }
  const same = others.find((other) => other.date === date);
  return same ? refused("date", `${same.name} is on this day. Choose another day.`) : null;
}

/** Only a short race may come in the taper, as its touch of speed. */
function taperProblem(
  { raceDate, taperFrom }: RaceSeason,
  { date }: SizedRace,
  size: RaceSize,
): RaceProblem | null {
  const toA = daysBetween(date, raceDate);
  if (date < taperFrom || (size === "short" && toA >= DAYS_TO_A_IN_TAPER)) return null;
  const message = `${daysText(toA)} before your A race, in its taper. Choose a day before ${formatDate(taperFrom)}.`;
  return refused("date", message);
}

function nearCProblem(race: SizedRace, others: readonly SizedRace[]): RaceProblem | null {
  const near = nearest(race, ofPriority(others, "C"));
  if (!near || near.days >= near.apart) return null;
  const { other, days, apart } = near;
  const message = `${other.name} is ${daysText(days)} away. These two races need ${apart} days between them.`;
  return refused("date", message);
}

const ofPriority = (races: readonly SizedRace[], priority: SizedRace["priority"]) =>
  races.filter((race) => race.priority === priority);

const AS_C = "As a C race it can stay, done easy.";

function problemAsB(
  { raceDate, raceMinutes, taperFrom }: RaceSeason,
  race: SizedRace,
  size: RaceSize,
  others: readonly SizedRace[],
): string | null {
  const toA = daysBetween(race.date, raceDate);
  if (race.date >= taperFrom) {
    return `This is ${daysText(toA)} before your A race, in its taper. ${AS_C}`;
  }
  if (toA < DAYS_TO_A[size]) {
    return `This is ${daysText(toA)} before your A race. A B race of this length needs ${DAYS_TO_A[size]} days. ${AS_C}`;
  }
  if (race.expectedMinutes > raceMinutes) {
    return `This race is longer than your A race. ${AS_C}`;
  }
  const near = nearest(race, ofPriority(others, "B"));
  if (!near || near.days >= Math.max(near.apart, DAYS_BETWEEN_B)) return null;
  return `${near.other.name}, a B race, is ${daysText(near.days)} away. ${AS_C}`;
}

interface Neighbour {
  other: SizedRace;
  days: number;
  apart: number;
}

/** The race that is nearest for what both ask. */
function nearest(race: SizedRace, others: readonly SizedRace[]): Neighbour | null {
  const all = others.map((other) => ({
    other,
    days: Math.abs(daysBetween(race.date, other.date)),
    apart: Math.max(daysApart(race), daysApart(other)),
  }));
  return all.toSorted((a, b) => a.days - a.apart - (b.days - b.apart))[0] ?? null;
}

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** B for a race that is short and early enough, else C. */
export function defaultPriority(
  { raceDate, raceMinutes }: Pick<RaceSeason, "raceDate" | "raceMinutes">,
  { date, kind, expectedMinutes }: Size & { date: IsoDate },
): Exclude<RacePriority, "A"> {
  const isShorter = expectedMinutes <= raceMinutes && kind !== "ironman";
  return isShorter && date <= addDays(raceDate, -DAYS_BETWEEN_B) ? "B" : "C";
}
