import type { Weekday } from "@triplan/domain";
import type { PlanDay } from "../calendar/index.ts";
import { testDays } from "../fitness-tests/index.ts";
import { sum } from "../model/numbers.ts";
import { spreadMinutes, type Slot, type WeekFacts } from "../week/index.ts";
import { easierToPlace } from "./easier-to-place.ts";
import { fitDurations, slotName, type PlacedSlot } from "./fit-durations.ts";
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
}

/** A week that misses more than this part of its target is placed in another way. */
const MAX_MISSING_PART = 0.07;

/** Length of an opener on the race's eve. */
const EVE_MINUTES = { bike: 30, run: 20 } as const;

type WeekToPlace = Pick<
  WeekFacts,
  "level" | "minDaysForLong" | "frame" | "targetMinutes" | "limits"
>;

/**
 * Places the week's slots on its days and fits their minutes. Uses the first simpler version of the
 * week if not all slots find a day.
 */
export function placeWeek(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): PlacedWeek {
  let kept = slots;
  let placed = placeSlots(week, kept, before);
  while (!placed && kept.length > 0) {
    const options = easierToPlace(kept, week.limits).map((option) =>
      spreadMinutes(option, week.targetMinutes),
    );
    placed = firstNearTarget(week, options, before);
    kept = options[0] ?? [];
  }
  return placed ?? { slots: [], placement: before };
}

/**
 * The first version that can be placed and misses few minutes; else the first that can be placed. No
 * brick is split and no long exercise gets shorter to miss fewer.
 */
function firstNearTarget(
  week: WeekToPlace,
  versions: readonly (readonly Slot[])[],
  before: WeekPlacement,
): PlacedWeek | null {
  const most = Math.max(...versions.map(mainMinutes));
  let first: PlacedWeek | null = null;
  for (const version of versions) {
    if (first && mainMinutes(version) < most) continue;
    const placed = placeSlots(week, version, before);
    if (placed && missesFew(week, placed)) return placed;
    first ??= placed;
  }
  return first;
}

/** Minimum minutes of the long exercises and the brick. */
const mainMinutes = (slots: readonly Slot[]) =>
  sum(slots.map(({ role, isBrick, least }) => (role === "long" || isBrick ? least : 0)));

const missesFew = ({ targetMinutes }: WeekToPlace, placed: PlacedWeek) =>
  targetMinutes - minutesOf(placed) <= MAX_MISSING_PART * targetMinutes;

/** The placed slots; the long run gives up its set if only that parts hard exercises. */
function placeSlots(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): PlacedWeek | null {
  const placed = placeNearTarget(week, slots, before);
  if (!placed?.isHardInARow || !slots.some(isLongRunWithSet)) return placed;
  const easier = slots.map((slot) => (isLongRunWithSet(slot) ? { ...slot, ladder: null } : slot));
  const calmer = placeNearTarget(week, easier, before);
  return calmer?.isHardInARow === false ? calmer : placed;
}

const isLongRunWithSet = ({ role, discipline, ladder }: Slot) =>
  role === "long" && discipline === "run" && ladder !== null;

function placeNearTarget(
  week: WeekToPlace,
  slots: readonly Slot[],
  before: WeekPlacement,
): JudgedWeek | null {
  const placed = placeFor(week, slots, slots, before);
  if (!placed || missesFew(week, placed)) return placed;
  // Cut minutes go to the sessions that can grow, so ask for days on which these have room.
  const total = 2 * week.targetMinutes - minutesOf(placed);
  const roomier = placeFor(week, slots, spreadMinutes(slots, total), before);
  return roomier && minutesOf(roomier) > minutesOf(placed) ? roomier : placed;
}

/** The slots on the days that suit the wanted minutes best, with their own minutes fitted to these. */
function placeFor(
  { level, minDaysForLong, frame, targetMinutes }: WeekToPlace,
  slots: readonly Slot[],
  wanted: readonly Slot[],
  before: WeekPlacement,
): JudgedWeek | null {
  const units = placementUnits(minDaysForLong, wanted);
  const isBeginner = level === "beginner";
  const facts = {
    days: frame.days,
    testDays: new Set(testDays(frame).map(({ day }) => day)),
    isBeginner,
    before,
  };
  const rested =
    frame.isRecovery && level !== "advanced" && solvePlacement(units, { ...facts, restDays: 2 });
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
