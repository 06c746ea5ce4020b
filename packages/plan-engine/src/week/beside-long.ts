import { ceil5, floor5, sum } from "../model/numbers.ts";
import { isFixed, type Slot } from "./slot.ts";

/** Minutes of the others of its sport beside a long ride or run, as a share of it: a quarter of all. */
const PART_OF_LONG = 1 / 3;
/** A long exercise gives up this share at most. */
const MAX_GIVEN_PART = 0.1;

interface Sport {
  long: Slot;
  others: readonly Slot[];
  /** Minutes that the others should have together. */
  wanted: number;
}

/** The slot's sport, if it is a ride or run beside a long one. */
function sportOf({ discipline, number }: Slot, slots: readonly Slot[]): Sport | null {
  const own = slots.filter((slot) => slot.discipline === discipline);
  const long = own.find(({ role }) => role === "long");
  if (!long || long.number === number || discipline === "swim") return null;
  const wanted = ceil5(PART_OF_LONG * long.minutes);
  return { long, others: own.filter((slot) => slot !== long), wanted };
}

const hasRoom = ({ minutes, most }: Slot) => minutes < most;

const minutesOf = (slots: readonly Slot[]) => sum(slots.map(({ minutes }) => minutes));

/** Minutes with which the slot and those beside it are a quarter of their sport, as far as they can grow. */
export function besideLong(slot: Slot, slots: readonly Slot[]): number {
  const sport = sportOf(slot, slots);
  if (!sport || !hasRoom(slot)) return slot.minutes;
  const growing = sport.others.filter(hasRoom);
  const missing = sport.wanted - minutesOf(sport.others);
  if (missing <= 0) return slot.minutes;
  return Math.min(slot.most, slot.minutes * (1 + missing / minutesOf(growing)));
}

/**
 * Moves minutes of a long ride or run to the others of its sport where a few bring these to a quarter
 * of the sport.
 */
export function sharedWithLong(
  slots: readonly Slot[],
  disciplines: readonly Slot["discipline"][],
): Slot[] {
  return disciplines.reduce<Slot[]>(
    (shared, discipline) => {
      const long = shared.find((slot) => slot.discipline === discipline && slot.role === "long");
      const others = shared.filter((slot) => slot.discipline === discipline && slot !== long);
      if (!long || isFixed(long) || others.length === 0) return shared;
      const given = long.minutes - floor5((3 * (long.minutes + minutesOf(others))) / 4);
      const room = sum(others.map(({ minutes, most }) => most - minutes));
      if (given <= 0 || given > Math.min(room, MAX_GIVEN_PART * long.minutes)) return shared;
      return shared.map((slot) => {
        if (slot === long) {
          const minutes = slot.minutes - given;
          return { ...slot, minutes, least: Math.min(slot.least, minutes) };
        }
        if (!others.includes(slot)) return slot;
        return { ...slot, minutes: slot.minutes + (given * (slot.most - slot.minutes)) / room };
      });
    },
    [...slots],
  );
}
