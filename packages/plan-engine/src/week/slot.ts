import type { Discipline } from "@triplan/domain";

/**
 * Purpose of an exercise: `long` builds endurance, `quality` is hard, `support` may contain some
 * tempo, `strides` adds short fast repetitions, `test` measures fitness, `easy` fills the week.
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
  /** True for the ride and the run of the week's brick. */
  isBrick: boolean;
  minutes: number;
  least: number;
  most: number;
}
