import { MIN_DAYS_TO_RACE } from "../fitness-tests/index.ts";
import { sum } from "../model/numbers.ts";
import type { SeasonFacts, Slot } from "../week/index.ts";
import type { PlacementUnit } from "./placement-unit.ts";

/** Days before the race without hard exercises and bricks. */
export const LAST_HARD_DAYS = 2;
/** Maximum length of a brick in the last week. */
export const LAST_WEEK_BRICK_MINUTES = 60;
export const LAST_WEEK_DAYS = 7;

export type MinDays = SeasonFacts["minDaysForLong"];

/** A unit and its slots. */
export interface SlotUnit extends PlacementUnit {
  slots: readonly Slot[];
}

/** The units of a week by weight: long ride, long run, hard, long swim, others. */
export function placementUnits(minDaysForLong: MinDays, slots: readonly Slot[]): SlotUnit[] {
  const brick = slots.filter((slot) => slot.isBrick);
  const single = slots.filter((slot) => !slot.isBrick);
  const groups = [...(brick.length > 0 ? [brick] : []), ...single.map((slot) => [slot])];
  const units = groups.map((group) => unitOf(minDaysForLong, group));
  return heaviestFirst(units);
}

function unitOf(minDaysForLong: MinDays, slots: readonly Slot[]): SlotUnit {
  const hard = slots.filter((slot) => slot.isHard);
  const pin = slots.find((slot) => slot.pin)?.pin;
  const isLong = (discipline: string) =>
    slots.some((slot) => slot.role === "long" && slot.discipline === discipline);
  return {
    slots,
    disciplines: slots.map((slot) => slot.discipline),
    hardIn: hard.map((slot) => slot.discipline),
    setsIn: slots.filter(hasSetOnLand).map((slot) => slot.discipline),
    isLongRide: isLong("bike"),
    isLongRun: isLong("run"),
    isLongSwim: isLong("swim"),
    isTest: slots.some((slot) => slot.role === "test"),
    hasStrides: slots.some((slot) => slot.role === "strides"),
    minutes: sum(slots.map((slot) => slot.minutes)),
    least: sum(slots.map((slot) => slot.least)),
    minDaysToRace: minDaysToRace(minDaysForLong, slots),
    habit: slots.map((slot) => `${slot.discipline}-${slot.role}`).join("+"),
    ...(pin && { pinnedTo: pin.day }),
  };
}

const hasSetOnLand = ({ discipline, isHard, role, ladder, hasRacePace = false }: Slot) =>
  discipline !== "swim" && (isHard || hasRacePace || (ladder !== null && role !== "easy"));

function minDaysToRace(minDaysForLong: MinDays, slots: readonly Slot[]): number {
  const isBrick = slots.length > 1;
  const each = slots.map((slot) => {
    if (slot.role === "long" && slot.discipline !== "swim") {
      return minDaysForLong[slot.discipline];
    }
    if (slot.role === "test") return MIN_DAYS_TO_RACE;
    return slot.isHard || isBrick ? LAST_HARD_DAYS + 1 : 1;
  });
  const isLongBrick = isBrick && sum(slots.map((slot) => slot.most)) > LAST_WEEK_BRICK_MINUTES;
  return Math.max(...each, isLongBrick ? LAST_WEEK_DAYS + 1 : 1);
}

/** The order in which a search places them. */
export const heaviestFirst = <U extends PlacementUnit>(units: readonly U[]): U[] =>
  units.toSorted((a, b) => weight(b) - weight(a));

// The weights set the order; minutes only decide between units of one kind.
function weight(unit: PlacementUnit): number {
  if (unit.isLongRide) return 5000;
  if (unit.isLongRun) return 4000;
  if (unit.hardIn.length > 0) return 3000 + unit.minutes;
  if (unit.disciplines.length > 1) return 2000;
  return unit.minutes;
}
