import type { Discipline } from "@triplan/domain";
import { clamp, floor5, sum } from "../model/numbers.ts";
import type { Slot } from "./slot.ts";

/** Split of one discipline's time. */
export interface DisciplineCut {
  discipline: Discipline;
  count: number;
  /** The discipline's time in the week. */
  minutes: number;
  least: number;
  /** Maximum minutes of an exercise that is not long. */
  most: number;
  /** Null without a long exercise. */
  long: { minutes: number; most: number } | null;
  /** Whether the brick uses the long exercise or its own; null without a brick. */
  brick: "long" | "own" | null;
  /** Fixed minutes of the brick's part (its run). */
  brickMinutes?: number;
}

/** A long swim exceeds an even share by this factor; a brick's ride stays below it. */
const LONG_SWIM_FACTOR = 1.3;
const BRICK_RIDE_FACTOR = 0.9;

/** Slots of a discipline: the long one first, the brick's own last, the others equal. */
export function disciplineSlots(cut: DisciplineCut): Slot[] {
  if (cut.count === 0) return [];
  const long = cut.long ? [longSlot(cut, cut.long)] : [];
  const fixed = cut.brick === "own" ? cut.brickMinutes : undefined;
  const brickRun = fixed === undefined ? [] : [brickRunSlot(cut, fixed)];
  const others = cut.count - long.length - brickRun.length;
  const left = cut.minutes - sum([...long, ...brickRun].map((slot) => slot.minutes));
  const plain = Array.from({ length: others }, (_, index) => {
    const isBrickRide = cut.brick === "own" && fixed === undefined && index === others - 1;
    const factor = isBrickRide ? BRICK_RIDE_FACTOR : isLongSwim(cut, index) ? LONG_SWIM_FACTOR : 1;
    return { ...slot(cut, (left / others) * factor, cut.most), isBrick: isBrickRide };
  });
  return [...long, ...plain, ...brickRun].map((entry, index) => ({ ...entry, number: index + 1 }));
}

const isLongSwim = (cut: DisciplineCut, index: number) =>
  cut.discipline === "swim" && index === 0 && cut.count > 1;

const slot = (cut: DisciplineCut, minutes: number, limit: number): Slot => {
  const most = Math.max(limit, cut.least);
  return {
    discipline: cut.discipline,
    number: 0,
    role: "easy",
    isHard: false,
    isBrick: false,
    minutes: clamp(minutes, cut.least, most),
    least: cut.least,
    most,
  };
};

// Minimum share of a long exercise that a day must hold; a shorter one would not be long.
const MIN_PART_OF_LONG = 0.6;

function longSlot(cut: DisciplineCut, long: { minutes: number; most: number }): Slot {
  const plain = slot(cut, long.minutes, long.most);
  const least = Math.max(cut.least, floor5(MIN_PART_OF_LONG * plain.minutes));
  return { ...plain, role: "long", least, isBrick: cut.brick === "long" };
}

const brickRunSlot = (cut: DisciplineCut, minutes: number): Slot => ({
  ...slot(cut, minutes, minutes),
  minutes,
  least: Math.min(cut.least, minutes),
  most: minutes,
  isBrick: true,
});
