import type { Weekday } from "@triplan/domain";
import type { PlanDay } from "../calendar/index.ts";
import { floor5, GRID, sum } from "../model/numbers.ts";
import type { Slot } from "../week/index.ts";

/** A slot on its day, with minutes on the five-minute grid. */
export interface PlacedSlot extends Slot {
  day: Weekday;
}

/**
 * Fits minutes to the days: cuts excess in proportion and gives the lost minutes to slots with room
 * on their day, up to the week's target.
 */
export function fitDurations(
  slots: readonly PlacedSlot[],
  days: readonly PlanDay[],
  target: number,
): PlacedSlot[] {
  const room = new Map(days.map((day) => [day.day, day.minutes]));
  const cut = slots.map((slot) => {
    const onDay = slots.filter((other) => other.day === slot.day);
    return { ...slot, minutes: floor5(cutToDay(slot, onDay, room.get(slot.day) ?? 0)) };
  });
  for (const slot of cut) {
    room.set(slot.day, (room.get(slot.day) ?? 0) - slot.minutes);
  }
  const wanted = new Map(slots.map((slot) => [slotName(slot), slot.minutes]));
  let left = floor5(target) - sum(cut.map((slot) => slot.minutes));
  while (left >= GRID) {
    const next = neediest(cut, wanted, room);
    if (!next) break;
    next.minutes += GRID;
    room.set(next.day, (room.get(next.day) ?? 0) - GRID);
    left -= GRID;
  }
  const kept = withoutCostly(cut);
  return kept.map((slot) => ({ ...slot, minutes: Math.min(slot.minutes, maxBeside(slot, kept)) }));
}

/** Maximum minutes of a long ride or run, as a multiple of the others of its sport in the week. */
const MAX_LONG_PART = 9;

function maxBeside(slot: PlacedSlot, slots: readonly PlacedSlot[]): number {
  const others = besides(slot, slots);
  if (slot.role !== "long" || slot.discipline === "swim" || others.length === 0) {
    return Number.POSITIVE_INFINITY;
  }
  return MAX_LONG_PART * sum(others.map(({ minutes }) => minutes));
}

const besides = ({ discipline, number }: PlacedSlot, slots: readonly PlacedSlot[]): PlacedSlot[] =>
  slots.filter((other) => other.discipline === discipline && other.number !== number);

/** Without those beside which a long ride or run would lose more minutes than they have. */
function withoutCostly(slots: readonly PlacedSlot[]): PlacedSlot[] {
  const costly = slots.flatMap((slot) => {
    const others = besides(slot, slots);
    const minutes = sum(others.map((other) => other.minutes));
    const isCostly = slot.minutes - maxBeside(slot, slots) > minutes;
    return isCostly && !others.some(({ isBrick, pin }) => isBrick || pin) ? others : [];
  });
  const left = new Set(costly);
  return slots.filter((slot) => !left.has(slot));
}

export const slotName = (slot: Slot) => `${slot.discipline}-${slot.number}`;

/** The slot's share of its day: its full minutes, or less if the day is too short. */
function cutToDay(slot: Slot, onDay: readonly Slot[], minutes: number): number {
  const over = sum(onDay.map((other) => other.minutes)) - minutes;
  if (over <= 0) return slot.minutes;
  const above = sum(onDay.map((other) => other.minutes - other.least));
  if (above <= 0) return slot.least;
  return Math.max(slot.least, slot.minutes - ((slot.minutes - slot.least) * over) / above);
}

/** The slot with room that is furthest below its target, in proportion. */
function neediest(
  slots: readonly PlacedSlot[],
  wanted: ReadonlyMap<string, number>,
  room: ReadonlyMap<Weekday, number>,
): PlacedSlot | null {
  let best: PlacedSlot | null = null;
  let bestShare = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    if (slot.minutes + GRID > slot.most || (room.get(slot.day) ?? 0) < GRID) continue;
    const share = slot.minutes / Math.max(GRID, wanted.get(slotName(slot)) ?? slot.most);
    if (share < bestShare) {
      best = slot;
      bestShare = share;
    }
  }
  return best;
}
