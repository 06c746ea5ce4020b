import type { Slot } from "./slot.ts";
import { MIN_MINUTES } from "./volume-tables.ts";

/** The slot without its set, so that it may be as short as an easy one. */
export const asEasy = (slot: Slot): Slot => ({
  ...slot,
  role: "easy",
  isHard: false,
  ladder: null,
  least: Math.min(slot.least, MIN_MINUTES[slot.discipline]),
});
