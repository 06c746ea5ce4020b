import type { Weekday } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { sum } from "../model/numbers.ts";
import { spreadMinutes, type Slot } from "../week/index.ts";
import { easierToPlace } from "./easier-to-place.ts";
import { fitDurations, slotName, type PlacedSlot } from "./fit-durations.ts";
import type { WeekPlacement } from "./placement-unit.ts";
import { placementUnits, type SlotUnit } from "./placement-units.ts";
import { solvePlacement } from "./solve-placement.ts";

export interface PlacedWeek {
  slots: PlacedSlot[];
  placement: WeekPlacement;
}

/** A week that misses more than this part of its target is placed a second time. */
const MAX_MISSING_PART = 0.07;

interface PlacementTask {
  slots: readonly Slot[];
  /** The same slots with the minutes that the days are chosen for. */
  wanted: readonly Slot[];
  target: number;
  before: WeekPlacement;
}

/**
 * Places the week's slots on its days and fits their minutes. Uses the first simpler version of the
 * week if not all slots find a day.
 */
export function placeWeek(
  request: PlanRequest,
  frame: WeekFrame,
  slots: readonly Slot[],
  target: number,
  before: WeekPlacement,
): PlacedWeek {
  const place = (kept: readonly Slot[]) => placed(request, frame, kept, target, before);
  let kept: readonly Slot[] = slots;
  let week = place(kept);
  while (!week && kept.length > 0) {
    const options = easierToPlace(kept).map((option) => spreadMinutes(option, target));
    for (const option of options) week ??= place(option);
    kept = options[0] ?? [];
  }
  return week ?? { slots: [], placement: before };
}

function placed(
  request: PlanRequest,
  frame: WeekFrame,
  slots: readonly Slot[],
  target: number,
  before: WeekPlacement,
): PlacedWeek | null {
  const place = (wanted: readonly Slot[]) =>
    placedFor(request, frame, { slots, wanted, target, before });
  const week = place(slots);
  const missing = week ? target - minutesOf(week) : 0;
  if (!week || missing <= MAX_MISSING_PART * target) return week;
  // Cut minutes go to the sessions that can grow, so ask for days on which these have room.
  const roomier = place(spreadMinutes(slots, target + missing));
  return roomier && minutesOf(roomier) > minutesOf(week) ? roomier : week;
}

/** The slots on the days that suit the wanted minutes best, with their own minutes fitted to these. */
function placedFor(
  request: PlanRequest,
  frame: WeekFrame,
  { slots, wanted, target, before }: PlacementTask,
): PlacedWeek | null {
  const units = placementUnits(request, wanted);
  const isBeginner = request.level === "beginner";
  const days = solvePlacement(units, { days: frame.days, isBeginner, before });
  if (!days) return null;
  const own = new Map(slots.map((slot) => [slotName(slot), slot]));
  const onDays = units.flatMap((unit, index) =>
    unit.slots.map((slot) => ({
      ...(own.get(slotName(slot)) ?? slot),
      day: days[index]?.day ?? 0,
    })),
  );
  return {
    slots: fitDurations(onDays, frame.days, target),
    placement: placementOf(
      units,
      days.map((day) => day.day),
    ),
  };
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
