import { sum } from "../model/numbers.ts";
import type { Slot } from "./slot.ts";

const PASSES = 6;

/**
 * Brings the slots' minutes as close to a total as their bounds allow. Adds to slots with room in
 * proportion to their length; removes what exceeds the minimum, from long slots last.
 */
export function spreadMinutes(slots: readonly Slot[], total: number): Slot[] {
  let current = [...slots];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const gap = total - sum(current.map((slot) => slot.minutes));
    if (Math.abs(gap) < 0.5) break;
    current = gap > 0 ? grown(current, gap) : shrunk(current, -gap);
  }
  return current;
}

function grown(slots: readonly Slot[], gap: number): Slot[] {
  const open = sum(slots.map((slot) => (slot.minutes < slot.most ? slot.minutes : 0)));
  if (open === 0) return [...slots];
  return slots.map((slot) => ({
    ...slot,
    minutes: Math.min(slot.most, slot.minutes * (1 + gap / open)),
  }));
}

const above = (slot: Slot) => slot.minutes - slot.least;

function shrunk(slots: readonly Slot[], gap: number): Slot[] {
  const plain = sum(slots.map((slot) => (slot.role === "long" ? 0 : above(slot))));
  const all = plain > 0 ? plain : sum(slots.map(above));
  if (all <= 0) return [...slots];
  const part = Math.min(1, gap / all);
  return slots.map((slot) =>
    slot.role === "long" && plain > 0
      ? slot
      : { ...slot, minutes: slot.minutes - above(slot) * part },
  );
}
