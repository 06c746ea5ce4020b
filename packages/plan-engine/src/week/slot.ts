import type { AppointmentEffort, Discipline, Weekday } from "@triplan/domain";
import type { LadderId } from "../ladders/index.ts";
import { MIN_MINUTES } from "./volume-tables.ts";

/**
 * Purpose of an exercise: `long` builds endurance, `quality` has the week's sets, `support` may
 * contain some tempo, `strides` adds short fast repetitions, `test` measures fitness, `easy` fills
 * the week.
 */
export type SlotRole = "long" | "quality" | "support" | "strides" | "test" | "easy";

/** An exercise of a week before its template is chosen. */
export interface Slot {
  discipline: Discipline;
  /**
   * Index among the week's exercises of the discipline, from 1; stable when a plan is generated
   * again.
   */
  number: number;
  role: SlotRole;
  isHard: boolean;
  /** The ladder whose next rung the exercise holds; null without one. */
  ladder: LadderId | null;
  /** Template of a test. */
  test?: string;
  /** True for the ride and the run of the week's brick. */
  isBrick: boolean;
  /** True for a brick's run with a part at race pace. */
  hasRacePace?: boolean;
  minutes: number;
  least: number;
  most: number;
  /** Set if the exercise is an appointment. */
  pin?: Pin;
}

/** The day and effort of an appointment. */
export interface Pin {
  day: Weekday;
  effort: AppointmentEffort;
  /** True in load weeks, in which its minutes do not change. */
  isFixed: boolean;
}

/** True for an appointment whose minutes do not change. */
export const isFixed = ({ pin }: Pick<Slot, "pin">): boolean => pin?.isFixed === true;

/** The slot without its set, so that it may be as short as an easy one. */
export const asEasy = (slot: Slot): Slot => ({
  ...slot,
  role: "easy",
  isHard: false,
  ladder: null,
  least: isFixed(slot) ? slot.least : Math.min(slot.least, MIN_MINUTES[slot.discipline]),
});

/** Number of hard rides and runs; a brick counts as one. */
export function hardLandCount(slots: readonly Slot[]): number {
  const hard = slots.filter(({ isHard, discipline }) => isHard && discipline !== "swim");
  const alone = hard.filter(({ isBrick }) => !isBrick).length;
  return alone + (alone < hard.length ? 1 : 0);
}
