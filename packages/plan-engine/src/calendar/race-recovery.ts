import { daysBetween, type Discipline, type RaceBefore, type RaceType } from "@triplan/domain";
import { sum } from "../model/numbers.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import type { PlanDay } from "./plan-day.ts";

interface Recovery {
  /** Days off or easy. */
  easyDays: number;
  /** Minutes of each week after the race, as a share of the load weeks before it. */
  parts: readonly number[];
  /** Weeks between two races from which there is time to build up again, and at least to hold. */
  rebuild: number;
  hold: number;
}

/** How each race is recovered from. @see docs/plan-engine.md#after-a-race */
export const RECOVERY_FROM = {
  sprint: { easyDays: 2, parts: [0.5], rebuild: 4, hold: 1 },
  olympic: { easyDays: 3, parts: [0.35, 0.6], rebuild: 6, hold: 2 },
  "70.3": { easyDays: 4, parts: [0.2, 0.45, 0.6], rebuild: 10, hold: 3 },
  ironman: { easyDays: 7, parts: [0.1, 0.3, 0.45, 0.6], rebuild: 16, hold: 4 },
} as const satisfies Record<RaceType, Recovery>;

/** Share of a load week after the recovery. */
export const FIRST_LOAD_PART = 0.75;
/** Longest exercise of an easy day. */
const EASY_MINUTES = 30;
const EASY_SPORTS = ["swim", "bike"] as const satisfies readonly Discipline[];
/** Athletes who hardly trained before their race count with these minutes a week. */
const MIN_WEEK_MINUTES = 120;
const WEEK = 7;

type ChainedRequest = Pick<PlanRequest, "raceBefore" | "createdOn" | "raceDate">;

/** The race that a plan starts in the recovery from; null for other plans. */
export function raceRecoveredFrom({ raceBefore, createdOn }: ChainedRequest): RaceBefore | null {
  if (!raceBefore) return null;
  const last = WEEK * RECOVERY_FROM[raceBefore.raceType].parts.length;
  if (daysBetween(raceBefore.raceDate, createdOn) > last) return null;
  return { ...raceBefore, weekMinutes: Math.max(MIN_WEEK_MINUTES, raceBefore.weekMinutes) };
}

/** Whether the time between two races is enough to build up again, to hold, or just to finish. */
export function chainKind(request: ChainedRequest): "rebuild" | "hold" | "finish" | null {
  const race = raceRecoveredFrom(request);
  if (!race) return null;
  const { rebuild, hold } = RECOVERY_FROM[race.raceType];
  const weeks = daysBetween(race.raceDate, request.raceDate) / WEEK;
  if (weeks >= rebuild) return "rebuild";
  return weeks >= hold ? "hold" : "finish";
}

/** A day after the race: none of the first half of the easy days, short and without running in the rest. */
export function recoveringDay(day: PlanDay, { raceType }: RaceBefore, after: number): PlanDay {
  const { easyDays } = RECOVERY_FROM[raceType];
  if (after > easyDays) return day;
  const sports = EASY_SPORTS.filter((sport) => !day.sports || day.sports.has(sport));
  const isOff = after <= easyDays / 2 || sports.length === 0;
  const { appointment: _appointment, sports: _sports, ...rest } = day;
  const minutes = isOff ? 0 : Math.min(day.minutes, EASY_MINUTES);
  return { ...rest, minutes, isEndurance: false, ...(!isOff && { sports: new Set(sports) }) };
}

/** Minutes of a week that is mostly recovery from the race; null for other weeks. */
export function recoveryMinutes(
  race: RaceBefore | null,
  days: readonly PlanDay[],
  { raceDate }: Pick<PlanRequest, "raceDate">,
): number | null {
  if (!race) return null;
  const { parts } = RECOVERY_FROM[race.raceType];
  const between = daysBetween(race.raceDate, raceDate);
  const usable = days.filter(({ isUsable }) => isUsable);
  const shares = usable.map(({ daysToRace }) => partOf(parts, between - daysToRace));
  const inside = shares.filter((share) => share < FIRST_LOAD_PART);
  if (inside.length === 0 || inside.length * 2 < shares.length) return null;
  return (race.weekMinutes * sum(shares)) / WEEK;
}

const partOf = (parts: readonly number[], daysAfter: number): number =>
  daysAfter <= 0 ? 0 : (parts[Math.floor((daysAfter - 1) / WEEK)] ?? FIRST_LOAD_PART);
