import { MIN_MINUTES, type Slot } from "../week/index.ts";

/**
 * Simpler versions of a week that cannot be placed, least loss first: without a redundant easy
 * slot; with the brick split; with a long slot as an easy one; with hard slots as easy ones;
 * finally without any one slot.
 */
export function easierToPlace(slots: readonly Slot[]): Slot[][] {
  const spare = slots.filter((slot) => !slot.isBrick && isOneOfMany(slot, slots));
  const easy = spare.filter((slot) => !slot.isHard && slot.role !== "long");
  const long = slots.filter((slot) => slot.role === "long");
  const options = [
    ...shortestFirst(easy).map((slot) => without(slots, slot)),
    ...(slots.some((slot) => slot.isBrick) ? [brickApart(slots)] : []),
    ...shortestFirst(long).map((slot) => withEasy(slots, (other) => other === slot)),
    ...(slots.some((slot) => slot.isHard) ? [withEasy(slots, (slot) => slot.isHard)] : []),
  ];
  const last = shortestFirst(spare)[0] ?? shortestFirst(slots)[0];
  return options.length > 0 || !last ? options : [without(slots, last)];
}

const isOneOfMany = (slot: Slot, slots: readonly Slot[]) =>
  slots.some((other) => other !== slot && other.discipline === slot.discipline);

const shortestFirst = (slots: readonly Slot[]) => slots.toSorted((a, b) => a.minutes - b.minutes);

const without = (slots: readonly Slot[], left: Slot) => slots.filter((slot) => slot !== left);

const brickApart = (slots: readonly Slot[]) => slots.map((slot) => ({ ...slot, isBrick: false }));

const withEasy = (slots: readonly Slot[], isMeant: (slot: Slot) => boolean): Slot[] =>
  slots.map((slot) => (isMeant(slot) ? asEasy(slot) : slot));

const asEasy = (slot: Slot): Slot => ({
  ...slot,
  role: "easy",
  isHard: false,
  least: Math.min(slot.least, MIN_MINUTES[slot.discipline]),
});
