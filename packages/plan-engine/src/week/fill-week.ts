import type { Discipline } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import { floor5, GRID, sum } from "../model/numbers.ts";
import { besideLong, sharedWithLong } from "./beside-long.ts";
import { asEasy, isFixed, type Slot } from "./slot.ts";
import { spreadMinutes } from "./spread-minutes.ts";

/** A week may end above its target by these minutes, or by this share of it if that is less. */
const OVER = { minutes: 10, part: 0.05 };
/** Minutes above its target at which a week drops its hard ride. */
const FAR_OVER = 40;
/** Minutes above its target at which a week drops a brick beside its long exercises. */
const BRICK_OVER = 25;
/** Minimum mean length of a recovery week's easy exercises: it has fewer ones instead, but not below this number. */
const MIN_RECOVERY_MINUTES = 28;
const MIN_RECOVERY_COUNT = 4;
/** Minimum number of swims after hard ones are dropped. */
const KEPT_SWIMS = 2;
const LOAD_WEEK = { isRecovery: false, phase: "build" } as const;
/** Minimum share of each long exercise, in the order of shortening. */
const LONG_PARTS = [
  ["swim", 0.85],
  ["bike", 0.75],
  ["run", 0.85],
] as const;

/**
 * Brings a week to its minutes. Too many: drops easy exercises, then hard ones, and shortens long
 * ones last. Minutes left over go to the easy exercises, those beside a long one that is most of its sport
 * first, then to the hard ones, and then stay free.
 */
export function fillWeek(
  slots: readonly Slot[],
  target: number,
  { isRecovery, phase }: Pick<WeekFrame, "isRecovery" | "phase"> = LOAD_WEEK,
): Slot[] {
  const fewer = isRecovery ? dropTiny(slots, target) : slots;
  const steps = [dropEasy, dropKeys, shortenKeys, dropBrick, shortenLong, dropHard];
  const left = steps.reduce<readonly Slot[]>((before, step) => step(before, target), fewer);
  // A dropped hard exercise leaves minutes to the long ones that were shortened before it.
  const kept = shortenLong(withFullLong(left, slots), target);
  const lowest = kept.map((slot) => (isEasy(slot) ? { ...slot, minutes: slot.least } : slot));
  const beside = grown(lowest, target, (slot) =>
    isEasy(slot) ? besideLong(slot, lowest) : slot.minutes,
  );
  const usual = grown(beside, target, ({ minutes }, index) =>
    Math.max(minutes, kept[index]?.minutes ?? 0),
  );
  const easy = grown(usual, target, (slot) => (isEasy(slot) ? slot.most : slot.minutes));
  const full = grown(easy, target, (slot) => slot.most);
  if (isRecovery) return sharedWithLong(full, ["bike", "run"]);
  return phase === "base" ? sharedWithLong(full, ["bike"]) : full;
}

const minutesOf = (slots: readonly Slot[]) => sum(slots.map(({ minutes }) => minutes));

const isEasy = (slot: Slot) =>
  slot.role !== "long" &&
  slot.role !== "quality" &&
  slot.role !== "test" &&
  !slot.isBrick &&
  !isFixed(slot);

/** Lengthens the slots up to these limits as far as the target allows. */
function grown(
  slots: readonly Slot[],
  target: number,
  limitOf: (slot: Slot, index: number) => number,
): Slot[] {
  const limited = slots.map((slot, index) => ({ ...slot, most: limitOf(slot, index) }));
  const longer = spreadMinutes(limited, Math.max(target, minutesOf(slots)));
  return longer.map((slot, index) => ({ ...slot, most: slots[index]?.most ?? slot.most }));
}

/** Minimum minutes of the week: easy exercises at their minimum, the others at their length. */
const leastOf = (slots: readonly Slot[]) =>
  sum(slots.map((slot) => (isEasy(slot) ? slot.least : slot.minutes)));

const allowedOver = (target: number) => Math.min(OVER.minutes, OVER.part * target);

const isOver = (slots: readonly Slot[], target: number, by = allowedOver(target)) =>
  leastOf(slots) > target + by;

const DROP_ORDER = ["swim", "bike", "run"] as const satisfies readonly Discipline[];

const countOf = (slots: readonly Slot[], discipline: Discipline) =>
  slots.filter((slot) => slot.discipline === discipline).length;

/** Drops easy exercises, of the sport with the most exercises first; one of each sport stays. */
function dropEasy(slots: readonly Slot[], target: number): Slot[] {
  let kept = [...slots];
  while (isOver(kept, target)) {
    const current = kept;
    const [discipline] = DROP_ORDER.filter(
      (each) => countOf(current, each) > 1 && current.some((slot) => isDroppable(slot, each)),
    ).toSorted((a, b) => countOf(current, b) - countOf(current, a));
    const dropped = current.findLast((slot) => discipline && isDroppable(slot, discipline));
    if (!dropped) break;
    kept = without(current, dropped);
  }
  return kept;
}

/** Drops easy exercises of a recovery week that make the others tiny, if these can hold its minutes. */
function dropTiny(slots: readonly Slot[], target: number): readonly Slot[] {
  const easy = slots.filter(isEasy);
  const left = target - sum(slots.map((slot) => (isEasy(slot) ? 0 : slot.minutes)));
  const isEnough = left >= MIN_RECOVERY_MINUTES * easy.length || slots.length <= MIN_RECOVERY_COUNT;
  if (isEnough) return slots;
  const [dropped] = easy
    .filter((slot) => countOf(slots, slot.discipline) > 1 && !slot.pin)
    .filter((slot) => sum(without(easy, slot).map(({ most }) => most)) >= left)
    .toSorted((a, b) => countOf(slots, b.discipline) - countOf(slots, a.discipline));
  return dropped ? dropTiny(without(slots, dropped), target) : slots;
}

const without = (slots: readonly Slot[], left: Slot) => slots.filter((slot) => slot !== left);

const isDroppable = (slot: Slot, discipline: Discipline) =>
  slot.discipline === discipline && isEasy(slot) && !slot.pin;

const isHardOf = (slot: Slot, discipline: Discipline) =>
  slot.discipline === discipline && slot.role === "quality" && !slot.pin;

const withoutLastHard = (slots: readonly Slot[], discipline: Discipline) => {
  const last = slots.findLast((slot) => isHardOf(slot, discipline));
  return slots.filter((slot) => slot !== last);
};

/** Drops hard swims down to two swims, then the hard ride of a week far over its minutes. */
function dropKeys(slots: readonly Slot[], target: number): readonly Slot[] {
  let kept = slots;
  while (
    isOver(kept, target) &&
    countOf(kept, "swim") > KEPT_SWIMS &&
    kept.some((slot) => isHardOf(slot, "swim"))
  ) {
    kept = withoutLastHard(kept, "swim");
  }
  const isFarOver = isOver(kept, target, FAR_OVER) && countOf(kept, "bike") > 1;
  return isFarOver ? withoutLastHard(kept, "bike") : kept;
}

/**
 * Drops hard exercises beside the long ones of a small week, or makes one easy where that fits; the
 * only one of a sport gets easy.
 */
const dropHard = (slots: readonly Slot[], target: number): readonly Slot[] =>
  (["swim", "run", "bike"] as const).reduce<readonly Slot[]>((kept, discipline) => {
    if (!isOver(kept, target)) return kept;
    const last = kept.findLast((slot) => isHardOf(slot, discipline));
    const easier = kept.map((slot) => (slot === last ? asEasy(slot) : slot));
    const isEnough = countOf(kept, discipline) === 1 || !isOver(easier, target);
    return isEnough ? easier : withoutLastHard(kept, discipline);
  }, slots);

/** Shortens hard exercises to their least, all by the same share. */
function shortenKeys(slots: readonly Slot[], target: number): Slot[] {
  const over = leastOf(slots) - target - allowedOver(target);
  const room = sum(slots.map((slot) => (isShortened(slot) ? slot.minutes - slot.least : 0)));
  if (over <= 0 || room === 0) return [...slots];
  const part = Math.min(1, over / room);
  return slots.map((slot) =>
    isShortened(slot)
      ? { ...slot, minutes: slot.minutes - (slot.minutes - slot.least) * part }
      : slot,
  );
}

const isShortened = (slot: Slot) =>
  slot.role !== "long" && !isEasy(slot) && slot.minutes > slot.least;

/** Drops a brick beside the long exercises of a week that is too full for both. */
function dropBrick(slots: readonly Slot[], target: number): Slot[] {
  const isBeside = (["bike", "run"] as const).every((discipline) =>
    slots.some((slot) => slot.discipline === discipline && slot.role === "long" && !slot.isBrick),
  );
  if (!isBeside || !isOver(slots, target, BRICK_OVER)) return [...slots];
  return slots.filter((slot) => !slot.isBrick || slot.pin);
}

const withFullLong = (slots: readonly Slot[], full: readonly Slot[]): Slot[] =>
  slots.map((slot) => (slot.role === "long" ? (full.find(isSame(slot)) ?? slot) : slot));

const isSame =
  ({ discipline, number }: Slot) =>
  (other: Slot) =>
    other.discipline === discipline && other.number === number;

/** Shortens long exercises. Their `most` stays: placing can leave out the one that they gave way to. */
function shortenLong(slots: readonly Slot[], target: number): Slot[] {
  let kept = [...slots];
  for (const [discipline, part] of LONG_PARTS) {
    const over = leastOf(kept) - target - allowedOver(target);
    if (over <= 0) break;
    kept = kept.map((slot) => {
      if (slot.role !== "long" || slot.discipline !== discipline || isFixed(slot)) return slot;
      const minutes = Math.max(floor5(part * slot.minutes), floor5(slot.minutes - over), GRID);
      return { ...slot, minutes, least: minutes };
    });
  }
  return kept;
}
