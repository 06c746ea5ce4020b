import type { Weekday } from "@triplan/domain";
import type { PlanDay } from "../calendar/index.ts";
import { dueTests, testDays } from "../fitness-tests/index.ts";
import { sum } from "../model/numbers.ts";
import { asEasy, spreadMinutes, type Slot, type SlotRole, type WeekFacts } from "../week/index.ts";
import { easierToPlace } from "./easier-to-place.ts";
import { fitDurations, slotName, type PlacedSlot } from "./fit-durations.ts";
import type { CostFacts } from "./placement-costs.ts";
import type { WeekPlacement } from "./placement-unit.ts";
import { placementUnits, type SlotUnit } from "./placement-units.ts";
import { solvePlacement } from "./solve-placement.ts";

export interface PlacedWeek {
  slots: PlacedSlot[];
  placement: WeekPlacement;
}

interface JudgedWeek extends PlacedWeek {
  /** True if hard exercises of one discipline are on days in a row. */
  isHardInARow: boolean;
  /** True if a hard ride is on the day of the long run. */
  isHardBesideLongRun: boolean;
}

/** A week that misses more than this part of its target is placed in another way. */
const MAX_MISSING_PART = 0.07;

/** Weight of each minute beside preferences where the week would else miss many. */
const LOST_MINUTE_WEIGHT = 10;

/** Simpler versions of a week that are tried at once. */
const MAX_VERSIONS = 60;

/** With appointments on more days, a second day of rest would take the days of other exercises. */
const MAX_PINNED_DAYS_WITH_REST = 2;

/** Length of an opener on the race's eve. */
const EVE_MINUTES = { bike: 30, run: 20 } as const;

type WeekToPlace = Pick<
  WeekFacts,
  "level" | "minDaysForLong" | "frame" | "targetMinutes" | "limits" | "tests" | "lastTests"
>;

/**
 * Places the week's slots on its days and fits their minutes. Where not all slots find a day, uses
 * the best of the simpler versions that need the fewest simplifications.
 */
export function placeWeek(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): PlacedWeek {
  let versions: readonly (readonly Slot[])[] = [slots];
  let placed = placeSlots(week, slots, before);
  while (!placed && versions.length > 0) {
    versions = simplerVersions(week, versions);
    placed = nearestToTarget(week, versions, before);
  }
  return placed ?? { slots: [], placement: before };
}

/** The versions with one more simplification, without equal ones. */
function simplerVersions(
  { limits, targetMinutes, frame, tests, lastTests }: WeekToPlace,
  versions: readonly (readonly Slot[])[],
): Slot[][] {
  const facts = { limits, tests: dueTests(tests, frame.week, lastTests) };
  const simpler = versions
    .flatMap((version) => easierToPlace(version, facts))
    .filter((version) => version.length > 0)
    .map((version) => spreadMinutes(version, targetMinutes));
  const different = new Map(simpler.map((version) => [JSON.stringify(version), version]));
  return [...different.values()].slice(0, MAX_VERSIONS);
}

/**
 * The first version that can be placed and misses few minutes; else the one that misses fewest. No
 * sport or test is left out, no brick split and no long exercise shortened to miss fewer.
 */
function nearestToTarget(
  week: WeekToPlace,
  versions: readonly (readonly Slot[])[],
  before: WeekPlacement,
): PlacedWeek | null {
  const mostSports = Math.max(...versions.map(sportsOf));
  const mostMain = Math.max(...versions.map(mainMinutes));
  const isWhole = (version: readonly Slot[]) =>
    sportsOf(version) === mostSports && mainMinutes(version) === mostMain;
  let best: PlacedWeek | null = null;
  for (const version of versions.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))) {
    if (best && !isWhole(version)) break;
    const placed = placeSlots(week, version, before);
    if (placed && missesFew(week, placed)) return placed;
    best = longer(best, placed);
  }
  return best;
}

/** The one with more minutes; the first of equal ones. */
function longer<Week extends PlacedWeek>(first: Week | null, other: Week | null): Week | null {
  return first && (!other || minutesOf(other) <= minutesOf(first)) ? first : other;
}

const sportsOf = (slots: readonly Slot[]) => new Set(slots.map((slot) => slot.discipline)).size;

/** Minimum minutes of the long exercises, the tests and the brick. */
const mainMinutes = (slots: readonly Slot[]) =>
  sum(slots.map((slot) => (slot.isBrick || MAIN_ROLES.has(slot.role) ? slot.least : 0)));

const MAIN_ROLES: ReadonlySet<SlotRole> = new Set(["long", "test"]);

const missesFew = ({ targetMinutes }: WeekToPlace, placed: PlacedWeek) =>
  targetMinutes - minutesOf(placed) <= MAX_MISSING_PART * targetMinutes;

/**
 * The placed slots. The long run gives up its set if only that parts hard exercises, and steady rides
 * theirs if a hard one is else on the day of the long run: without a set they fit on more days.
 */
function placeSlots(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): PlacedWeek | null {
  const placed = placeNearTarget(week, slots, before);
  const gaveUp = placed ? slotsToEase(placed, slots) : [];
  if (gaveUp.length === 0) return placed;
  const easier = slots.map((slot) => (gaveUp.includes(slot) ? withoutSet(slot) : slot));
  const calmer = placeNearTarget(week, easier, before);
  return calmer && isCalm(calmer) ? calmer : placed;
}

function slotsToEase(placed: JudgedWeek, slots: readonly Slot[]): Slot[] {
  if (placed.isHardInARow) return slots.filter(isLongRunWithSet);
  return placed.isHardBesideLongRun ? slots.filter(isSteadyRide) : [];
}

const isCalm = ({ isHardInARow, isHardBesideLongRun }: JudgedWeek) =>
  !isHardInARow && !isHardBesideLongRun;

const withoutSet = (slot: Slot): Slot =>
  slot.role === "long" ? { ...slot, ladder: null } : asEasy(slot);

const isSteadyRide = ({ role, discipline, isHard }: Slot) =>
  role === "quality" && discipline === "bike" && !isHard;

const isLongRunWithSet = ({ role, discipline, ladder }: Slot) =>
  role === "long" && discipline === "run" && ladder !== null;

function placeNearTarget(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): JudgedWeek | null {
  const placed = placeFor(week, slots, slots, { before });
  if (!placed || missesFew(week, placed)) return placed;
  // Cut minutes go to the sessions that can grow, so ask for days on which these have room.
  const total = 2 * week.targetMinutes - minutesOf(placed);
  const roomier = longer(placed, placeFor(week, slots, spreadMinutes(slots, total), { before }));
  if (!roomier || missesFew(week, roomier)) return roomier;
  const facts = { before, minuteWeight: LOST_MINUTE_WEIGHT };
  return longer(roomier, placeFor(week, slots, slots, facts));
}

/** The slots on the days that suit the wanted minutes best, with their own minutes fitted to these. */
function placeFor(
  { level, minDaysForLong, frame, targetMinutes }: WeekToPlace,
  slots: readonly Slot[],
  wanted: readonly Slot[],
  { before, minuteWeight = 1 }: Pick<CostFacts, "before" | "minuteWeight">,
): JudgedWeek | null {
  const units = placementUnits(minDaysForLong, wanted);
  const isBeginner = level === "beginner";
  const facts = {
    days: frame.days,
    testDays: new Set(testDays(frame).map(({ day }) => day)),
    isBeginner,
    before,
    minuteWeight,
  };
  const pinned = new Set(units.flatMap(({ pinnedTo = null }) => pinnedTo ?? []));
  const rested =
    frame.isRecovery &&
    level !== "advanced" &&
    pinned.size <= MAX_PINNED_DAYS_WITH_REST &&
    solvePlacement(units, { ...facts, restDays: 2 });
  const days = rested || solvePlacement(units, facts);
  if (!days) return null;
  const own = new Map(slots.map((slot) => [slotName(slot), slot]));
  const onDays = units.flatMap((unit, index) =>
    unit.slots.map((slot) => ({
      ...onDay(own.get(slotName(slot)) ?? slot, days[index]),
      day: days[index]?.day ?? 0,
    })),
  );
  const weekdays = days.map((day) => day.day);
  return {
    slots: fitDurations(onDays, frame.days, targetMinutes),
    placement: placementOf(units, weekdays),
    isHardInARow: isHardInARow(units, weekdays, before),
    isHardBesideLongRun: isHardBesideLongRun(units, weekdays),
  };
}

/** Openers on the race's eve have their own length. */
function onDay(slot: Slot, day: PlanDay | undefined): Slot {
  if (day?.daysToRace !== 1 || slot.discipline === "swim") return slot;
  const minutes = EVE_MINUTES[slot.discipline];
  return { ...slot, minutes, least: minutes, most: minutes };
}

function isHardInARow(
  units: readonly SlotUnit[],
  days: readonly Weekday[],
  { saturday }: WeekPlacement,
): boolean {
  const placed = units.map((unit, index) => ({ unit, day: days[index] ?? 0 }));
  const earlier = [...placed, ...saturday.map((unit) => ({ unit, day: -1 }))];
  return placed.some(({ unit, day }) =>
    earlier.some(
      (other) =>
        other.day === day - 1 && unit.hardIn.some((each) => other.unit.hardIn.includes(each)),
    ),
  );
}

function isHardBesideLongRun(units: readonly SlotUnit[], days: readonly Weekday[]): boolean {
  const longRun = days[units.findIndex((unit) => unit.isLongRun)];
  return units.some((unit, index) => unit.hardIn.includes("bike") && days[index] === longRun);
}

const minutesOf = ({ slots }: PlacedWeek) => sum(slots.map((slot) => slot.minutes));

function placementOf(units: readonly SlotUnit[], days: readonly Weekday[]): WeekPlacement {
  const byHabit = new Map<string, Set<Weekday>>();
  for (const [index, unit] of units.entries()) {
    const day = days[index];
    if (day === undefined) continue;
    byHabit.set(unit.habit, (byHabit.get(unit.habit) ?? new Set<Weekday>()).add(day));
  }
  return { days: byHabit, saturday: units.filter((_, index) => days[index] === 6) };
}
