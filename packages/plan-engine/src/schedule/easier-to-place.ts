import type { Discipline } from "@triplan/domain";
import { floor5 } from "../model/numbers.ts";
import {
  asEasy,
  isFixed,
  MIN_LIGHT_MINUTES,
  MIN_MINUTES,
  type Longest,
  type Slot,
  type SlotRole,
} from "../week/index.ts";

/** Share of its length that a long exercise keeps if nothing else makes a week fit. */
const KEPT_PART_OF_LONG = 0.6;

/** A long swim may be shorter by this if that leaves the week its brick. */
const SPARED_SWIM_MINUTES = 5;

/**
 * Simpler versions of a week that cannot be placed, least loss first: without an easy exercise of
 * several; with an easy exercise instead of a test; with an easy swim, ride or run instead of a hard
 * one, or without it; with a slightly shorter long swim; with the brick split; with shorter long exercises; finally with an easy
 * exercise instead of a long one or a set, or without any one exercise.
 * `limits` are the maximum minutes of a run and a ride, `tests` the sports to test, most important first.
 */
export function easierToPlace(
  slots: readonly Slot[],
  { limits, tests }: { limits: Longest; tests: readonly Discipline[] },
): Slot[][] {
  const spare = spareOf(slots);
  const hard = DROP_ORDER.flatMap((discipline) =>
    spare.filter((slot) => slot.isHard && slot.discipline === discipline),
  );
  const options = [
    ...withoutOneEasy(slots),
    ...leastImportantFirst(slots, tests).map((test) => withEasy(slots, (slot) => slot === test)),
    ...hard.flatMap((slot) => [withEasy(slots, (each) => each === slot), without(slots, slot)]),
    ...(slots.some((slot) => slot.isBrick) ? beforeBrickApart(slots, limits) : []),
    ...(slots.some(isUncutLong) ? [slots.map(cuttable)] : []),
    ...(slots.some((slot) => slot.isHard) ? [withEasy(slots, (slot) => slot.isHard)] : []),
  ];
  const movable = slots.filter(({ pin }) => !pin);
  const last = shortestFirst(spare)[0] ?? shortestFirst(movable)[0] ?? shortestFirst(slots)[0];
  if (options.length > 0 || !last) return options;
  const fixed = movable.filter(({ role, isBrick }) => FIXED_ROLES.has(role) && !isBrick);
  return [...fixed.map((each) => withEasy(slots, (slot) => slot === each)), without(slots, last)];
}

/** Exercises that need a day of their kind or minutes for their set. */
const FIXED_ROLES: ReadonlySet<SlotRole> = new Set(["long", "quality"]);

/** The week without one of its easy exercises, the shortest first; each discipline keeps one. */
function withoutOneEasy(slots: readonly Slot[]): Slot[][] {
  const easy = spareOf(slots).filter((slot) => !slot.isHard && slot.role !== "long");
  return shortestFirst(easy).map((slot) => without(slots, slot));
}

const leastImportantFirst = (slots: readonly Slot[], tests: readonly Discipline[]) =>
  slots
    .filter(({ role }) => role === "test")
    .toSorted((a, b) => tests.indexOf(b.discipline) - tests.indexOf(a.discipline));

const spareOf = (slots: readonly Slot[]) =>
  slots.filter((slot) => !slot.isBrick && !slot.pin && isOneOfMany(slot, slots));

const DROP_ORDER = ["swim", "bike", "run"] as const;

const cutLength = ({ discipline, minutes, least }: Slot) =>
  Math.max(floor5(KEPT_PART_OF_LONG * minutes), Math.min(least, MIN_LIGHT_MINUTES[discipline]));

const isUncutLong = (slot: Slot) =>
  slot.role === "long" && !isFixed(slot) && slot.least > cutLength(slot);

const cuttable = (slot: Slot): Slot =>
  isUncutLong(slot) ? { ...slot, least: cutLength(slot) } : slot;

const isSwimToCut = (slot: Slot) => slot.discipline === "swim" && isUncutLong(slot);

/** A little less of the long swim leaves the brick whole. */
function beforeBrickApart(slots: readonly Slot[], limits: Longest): Slot[][] {
  const apart = brickApart(slots, limits);
  if (!slots.some(isSwimToCut)) return [apart];
  const shorter = slots.map((slot) =>
    isSwimToCut(slot)
      ? { ...slot, least: Math.max(cutLength(slot), slot.least - SPARED_SWIM_MINUTES) }
      : slot,
  );
  return [shorter, apart];
}

const isOneOfMany = (slot: Slot, slots: readonly Slot[]) =>
  slots.some((other) => other !== slot && other.discipline === slot.discipline);

const shortestFirst = (slots: readonly Slot[]) => slots.toSorted((a, b) => a.minutes - b.minutes);

const without = (slots: readonly Slot[], left: Slot) => slots.filter((slot) => slot !== left);

/** The ride alone, without its run; an only run becomes an easy one. */
function brickApart(slots: readonly Slot[], limits: Longest): Slot[] {
  const isOnlyRun = slots.filter(({ discipline }) => discipline === "run").length === 1;
  return slots
    .filter((slot) => isOnlyRun || !slot.isBrick || slot.discipline !== "run")
    .map((slot) => (slot.isBrick ? withoutBrick(asUsual(slot, limits)) : slot));
}

const withoutBrick = (slot: Slot): Slot => ({
  ...slot,
  isBrick: false,
  isHard: false,
  ladder: slot.role === "long" ? slot.ladder : null,
});

function asUsual(slot: Slot, limits: Longest): Slot {
  const { discipline } = slot;
  const limit = discipline === "swim" ? Number.POSITIVE_INFINITY : limits[discipline];
  const least = Math.min(MIN_LIGHT_MINUTES[discipline], limit);
  if (slot.minutes >= least) return slot;
  const most = Math.max(slot.most, Math.min(MIN_MINUTES[discipline], limit));
  return { ...slot, minutes: least, least, most };
}

const withEasy = (slots: readonly Slot[], isMeant: (slot: Slot) => boolean): Slot[] =>
  slots.map((slot) => (isMeant(slot) ? asEasy(slot) : slot));
