import type { Weekday } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { PlanRequest } from "../plan-types.ts";
import type { Slot } from "../volume/slot.ts";
import { MIN_MINUTES } from "../volume/volume-tables.ts";
import { spreadMinutes } from "../volume/spread-minutes.ts";
import { fitDurations, type PlacedSlot } from "./fit-durations.ts";
import type { WeekPlacement } from "./placement-unit.ts";
import { placementUnits, type SlotUnit } from "./placement-units.ts";
import { solvePlacement } from "./solve-placement.ts";

export interface PlacedWeek {
  slots: PlacedSlot[];
  placement: WeekPlacement;
}

/**
 * Places the week's slots on its days and fits their minutes to these. Where not all find a day,
 * the one that is missed least is left out. @see training.md §8
 */
export function placeWeek(
  request: PlanRequest,
  frame: WeekFrame,
  slots: readonly Slot[],
  target: number,
  before: WeekPlacement,
): PlacedWeek {
  const facts = { days: frame.days, isBeginner: request.level === "beginner", before };
  let kept = [...slots];
  while (kept.length > 0) {
    const units = placementUnits(request, kept);
    const days = solvePlacement(units, facts);
    if (days) {
      const placed = units.flatMap((unit, index) =>
        unit.slots.map((slot) => ({ ...slot, day: days[index]?.day ?? 0 })),
      );
      return {
        slots: fitDurations(placed, frame.days, target),
        placement: placementOf(
          units,
          days.map((day) => day.day),
        ),
      };
    }
    const long = units.filter((unit) => unit.isLongRide || unit.isLongRun);
    const areLongPlaceable = solvePlacement(long, facts) !== null;
    kept = spreadMinutes(areLongPlaceable ? withoutLeastMissed(kept) : withoutALong(kept), target);
  }
  return { slots: [], placement: before };
}

function placementOf(units: readonly SlotUnit[], days: readonly Weekday[]): WeekPlacement {
  const byHabit = new Map<string, Set<Weekday>>();
  for (const [index, unit] of units.entries()) {
    const day = days[index];
    if (day === undefined) continue;
    byHabit.set(unit.habit, (byHabit.get(unit.habit) ?? new Set<Weekday>()).add(day));
  }
  return { days: byHabit, saturday: units.filter((_, index) => days[index] === 6) };
}

/**
 * The slots, one step easier to place: without an easy one that is not the only one of its
 * discipline; the brick apart; long and hard ones as easy ones; at last without any one.
 */
function withoutLeastMissed(slots: readonly Slot[]): Slot[] {
  const spare = slots.filter(
    (slot) =>
      !slot.isBrick &&
      slots.some((other) => other !== slot && other.discipline === slot.discipline),
  );
  const dropped = shortest(spare.filter((slot) => !slot.isHard && slot.role !== "long"));
  if (dropped) return slots.filter((slot) => slot !== dropped);
  if (slots.some((slot) => slot.isBrick)) return slots.map((slot) => ({ ...slot, isBrick: false }));
  if (slots.some((slot) => slot.role === "long")) return withoutALong(slots);
  if (slots.some((slot) => slot.isHard)) return slots.map(asEasy);
  const last = shortest(spare) ?? shortest(slots);
  return slots.filter((slot) => slot !== last);
}

/** The slots with the shorter long one as an easy one. */
function withoutALong(slots: readonly Slot[]): Slot[] {
  const long = shortest(slots.filter((slot) => slot.role === "long"));
  return slots.map((slot) => (slot === long ? asEasy(slot) : slot));
}

const asEasy = (slot: Slot): Slot => ({
  ...slot,
  role: "easy",
  isHard: false,
  least: Math.min(slot.least, MIN_MINUTES[slot.discipline]),
});

const shortest = (slots: readonly Slot[]): Slot | undefined =>
  slots.toSorted((a, b) => a.minutes - b.minutes)[0];
