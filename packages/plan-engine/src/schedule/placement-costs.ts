import type { Discipline, Weekday } from "@triplan/domain";
import { allows, besideAppointments, longDays, type PlanDay } from "../calendar/index.ts";
import type { FixedUnit, PlacementUnit, WeekPlacement } from "./placement-unit.ts";

/** Costs in tiers: no number of preferences adds up to the first, none of one to the next. */
const EVE_SWIM = 20_000;
const PAST_DAY = 5 * EVE_SWIM;
/** Cost of what is forbidden if another placement of the week exists. */
const BAN = 20 * PAST_DAY;
const LONG_OFF = 50 * BAN;
/** Cost of each broken rule where the week has no valid placement. */
export const BREACH = 100 * LONG_OFF;

/** Preferences of a placement, and the tiers above them; forbidden placements cost infinity. */
const COST = {
  longOffEnduranceDay: LONG_OFF,
  twoLongsOnOneDay: BAN,
  hardAfterHardOfOneDiscipline: BAN,
  // Of three hard rides in four days, the one of the brick is the shortest.
  hardBesideHardBrick: BAN - 100,
  threeRunSetsInFourDays: BAN,
  runAfterLongRunOfABeginner: BAN,
  swimOnTheEve: EVE_SWIM,
  longOffItsDay: 30,
  hardAndHardOnOneDay: 40,
  setOnTheDayOfALong: 60,
  setBeforeLongRun: 30,
  setAfterLongRun: 25,
  hardAfterLongRun: 15,
  hardAfterHard: 12,
  runAfterRun: 6,
  runAfterRunOfABeginner: 12,
  // An easy run off the bike is short, so it is no ban.
  easyBrickAfterLongRunOfABeginner: 40,
  swimAfterSwim: 4,
  bikeAfterBike: 2,
  beginnersLongDaysInARow: 10,
  secondUnit: 3,
  secondUnitBesideALongRide: 20,
  longRideOnAWeekday: 5,
  longRunOnAWeekday: 2,
  minuteToCut: 0.6,
  // A shortened long exercise misses its purpose.
  minuteOfALongToCut: 1.5,
  movedHabit: 1,
  minuteNearTheRace: 0.2,
  dayFromStridesToRace: 1.5,
  dayThatIsOver: PAST_DAY,
} as const;

/** A beginner may run for these minutes on the day after a long run. */
const EASY_RUN_MINUTES = 30;
/** Rides this long take the whole day. */
const LONG_RIDE_MINUTES = 150;
/** The last days before the race are for short exercises and openers. */
const RACE_WEEK = { days: 7, lastDays: 2, shortMinutes: 30 };

const FORBIDDEN = Number.POSITIVE_INFINITY;

export interface CostFacts {
  days: readonly PlanDay[];
  isBeginner: boolean;
  /** Days that may hold a fitness test. */
  testDays: ReadonlySet<Weekday>;
  /** Placement of last week's units. */
  before: WeekPlacement;
  /** Units that are fixed on their day. */
  fixed?: readonly FixedUnit[];
  /** Weekday of today in the current week: earlier days are used last. */
  today?: Weekday;
  /** Days of the week without an exercise; one if left out. */
  restDays?: number;
  /** Cost of breaking a rule as a last resort; without it rules are never broken. */
  breach?: number;
  /** Multiplies the cost of minutes that a day is too short for; 1 if left out. */
  minuteWeight?: number;
}

export interface UnitCostFacts extends CostFacts {
  /** The week's day for the unit, if the unit is a long ride or run. */
  longDay: Weekday | null;
}

const isLongUnit = ({ isLongRide, isLongRun }: PlacementUnit) => isLongRide || isLongRun;

/** The week's day for a long ride or run, far enough from the race; null for other units. */
export function dayOfLong(unit: PlacementUnit, days: readonly PlanDay[]): Weekday | null {
  if (!isLongUnit(unit)) return null;
  const possible = besideAppointments(days).filter(
    ({ daysToRace }) => daysToRace >= unit.minDaysToRace,
  );
  const { ride, run } = longDays(possible);
  return (unit.isLongRide ? ride : run)?.day ?? null;
}

const weightOf = ({ minuteWeight = 1 }: Pick<CostFacts, "minuteWeight">): number => minuteWeight;

/** Rule violations are forbidden unless the facts set a cost. */
const breachCost = ({ breach = FORBIDDEN }: Pick<CostFacts, "breach">): number => breach;

/**
 * Cost of one unit on one day, without its neighbours. A day that does not allow its sports, or is not that of
 * its appointment, is forbidden even where rules are broken.
 */
export function unitCost(unit: PlacementUnit, day: PlanDay, facts: UnitCostFacts): number {
  if (!allows(day, unit.disciplines)) return FORBIDDEN;
  if (unit.pinnedTo !== undefined && unit.pinnedTo !== day.day) return FORBIDDEN;
  const load = unit.minutes / day.minutes;
  const isLong = isLongUnit(unit);
  const perMinute = isLong ? COST.minuteOfALongToCut : COST.minuteToCut;
  const cut = Math.max(0, unit.minutes - day.minutes);
  let cost = load * load + weightOf(facts) * perMinute * cut;
  if (unit.least > day.minutes || day.daysToRace < unit.minDaysToRace) cost += breachCost(facts);
  if (unit.isTest && !facts.testDays.has(day.day)) cost += breachCost(facts);
  if (day.day < (facts.today ?? 0)) cost += COST.dayThatIsOver;
  if (isLong) cost += longDayCost(unit, day, facts);
  cost += nearRaceCost(unit, day);
  const habit = facts.before.days.get(unit.habit);
  if (habit && !habit.has(day.day)) cost += COST.movedHabit;
  if (day.day === 0) {
    for (const other of facts.before.saturday) cost += nextDayCost(other, unit, facts);
  }
  return cost;
}

/** Prefers long exercises early in race week and openers last. */
function nearRaceCost(unit: PlacementUnit, { daysToRace }: PlanDay): number {
  if (daysToRace > RACE_WEEK.days) return 0;
  const early = unit.hasStrides ? COST.dayFromStridesToRace * daysToRace : 0;
  if (daysToRace > RACE_WEEK.lastDays) return early;
  const isSwimOnTheEve = daysToRace === 1 && unit.disciplines.includes("swim");
  const swim = isSwimOnTheEve ? COST.swimOnTheEve : 0;
  return early + swim + COST.minuteNearTheRace * Math.max(0, unit.minutes - RACE_WEEK.shortMinutes);
}

/** Cost of a long unit away from the week's day for it; another endurance day costs less. */
function longDayCost(unit: PlacementUnit, day: PlanDay, { longDay }: UnitCostFacts): number {
  const isWeekend = day.day === 0 || day.day === 6;
  let cost = 0;
  if (unit.isLongRide && !isWeekend) cost += COST.longRideOnAWeekday;
  if (unit.isLongRun && !isWeekend) cost += COST.longRunOnAWeekday;
  if (day.day === longDay) return cost;
  return cost + (day.isEndurance ? COST.longOffItsDay : COST.longOffEnduranceDay);
}

/** Extra cost of two units on the same day. */
export function sameDayCost(
  a: PlacementUnit,
  b: PlacementUnit,
  day: PlanDay,
  facts: Pick<CostFacts, "breach" | "minuteWeight"> = {},
): number {
  const isSameSport = a.disciplines.some((discipline) => b.disciplines.includes(discipline));
  const isTestDisturbed = (a.isTest && isTestOrLong(b)) || (b.isTest && isTestOrLong(a));
  const isBreach = isSameSport || isTestDisturbed || a.least + b.least > day.minutes;
  const over = (minutes: number) => Math.max(0, minutes - day.minutes);
  const cut = over(a.minutes + b.minutes) - over(a.minutes) - over(b.minutes);
  let cost = secondUnitCost(a, b) + weightOf(facts) * COST.minuteToCut * cut;
  if (isBreach) cost += breachCost(facts);
  cost += (2 * a.minutes * b.minutes) / (day.minutes * day.minutes);
  if ((a.isLongRide && b.isLongRun) || (a.isLongRun && b.isLongRide)) cost += COST.twoLongsOnOneDay;
  if (a.hardIn.length > 0 && b.hardIn.length > 0) cost += COST.hardAndHardOnOneDay;
  if (isSetBesideLong(a, b) || isSetBesideLong(b, a)) cost += COST.setOnTheDayOfALong;
  return cost;
}

const isTestOrLong = ({ isTest, isLongRide, isLongRun, isLongSwim }: PlacementUnit) =>
  isTest || isLongRide || isLongRun || isLongSwim;

const isSetBesideLong = (a: PlacementUnit, b: PlacementUnit) =>
  isLongUnit(a) && !isLongUnit(b) && b.setsIn.length > 0;

function secondUnitCost(a: PlacementUnit, b: PlacementUnit): number {
  // A long run and a long ride on one day have their own cost.
  if (a.isLongRun || b.isLongRun) return COST.secondUnit;
  const isDayFull = [a, b].some((unit) => unit.isLongRide && unit.minutes >= LONG_RIDE_MINUTES);
  return isDayFull ? COST.secondUnitBesideALongRide : COST.secondUnit;
}

/** Extra cost of `later` on the day after `earlier`. */
export function nextDayCost(
  earlier: PlacementUnit,
  later: PlacementUnit,
  facts: Pick<CostFacts, "isBeginner" | "breach">,
): number {
  const share = (discipline: Discipline) =>
    earlier.disciplines.includes(discipline) && later.disciplines.includes(discipline);
  const runs = facts.isBeginner ? COST.runAfterRunOfABeginner : COST.runAfterRun;
  // Two tests are two days apart.
  let cost = earlier.isTest && later.isTest ? breachCost(facts) : 0;
  if (share("run")) cost += runs;
  if (share("swim")) cost += COST.swimAfterSwim;
  if (share("bike")) cost += COST.bikeAfterBike;
  if (earlier.hardIn.length > 0 && later.hardIn.length > 0) {
    const isSame = earlier.hardIn.some((discipline) => later.hardIn.includes(discipline));
    const isBeside = earlier.disciplines.length > 1 || later.disciplines.length > 1;
    const inARow = isBeside ? COST.hardBesideHardBrick : COST.hardAfterHardOfOneDiscipline;
    cost += isSame ? inARow : COST.hardAfterHard;
  }
  cost += besideLongRunCost(earlier, later, facts);
  if (facts.isBeginner && isLongPair(earlier, later)) cost += COST.beginnersLongDaysInARow;
  return cost;
}

/** True for a run with a set, hard or steady. */
export const hasRunSet = ({ setsIn }: PlacementUnit): boolean => setsIn.includes("run");

/** Three runs with sets are never within so many days, if the week has another place for one. */
const DAYS_OF_THREE_RUN_SETS = 4;

/** Extra cost of a run with a set on the day, beside others with sets on these days. */
export function runSetsCost(day: Weekday, others: readonly Weekday[]): number {
  let cost = 0;
  for (const [index, first] of others.entries()) {
    for (const second of others.slice(index + 1)) {
      const days = Math.max(day, first, second) - Math.min(day, first, second) + 1;
      if (days <= DAYS_OF_THREE_RUN_SETS) cost += COST.threeRunSetsInFourDays;
    }
  }
  return cost;
}

function besideLongRunCost(
  earlier: PlacementUnit,
  later: PlacementUnit,
  { isBeginner }: Pick<CostFacts, "isBeginner">,
): number {
  if (later.isLongRun && hasRunSet(earlier)) return COST.setBeforeLongRun;
  if (!earlier.isLongRun) return 0;
  const tiring = isBeginner ? tiringRunCost(later) : 0;
  if (hasRunSet(later)) return tiring + COST.setAfterLongRun;
  return tiring + (later.hardIn.length > 0 ? COST.hardAfterLongRun : 0);
}

/** Cost of a beginner's run on the day after the long run. */
function tiringRunCost(run: PlacementUnit): number {
  if (hasRunSet(run)) return COST.runAfterLongRunOfABeginner;
  if (!run.disciplines.includes("run") || run.minutes <= EASY_RUN_MINUTES) return 0;
  const isBrick = run.disciplines.length > 1;
  return isBrick ? COST.easyBrickAfterLongRunOfABeginner : COST.runAfterLongRunOfABeginner;
}

const isLongPair = (a: PlacementUnit, b: PlacementUnit) =>
  (a.isLongRide && b.isLongRun) || (a.isLongRun && b.isLongRide);
