import type { Discipline } from "@triplan/domain";

/**
 * What an exercise is there for: `long` carries endurance, `quality` is hard, `support` may hold
 * some tempo, `touch` keeps the speed with a few short repetitions, `test` measures, `easy` fills.
 */
export type SlotRole = "long" | "quality" | "support" | "touch" | "test" | "easy";

/** A place for an exercise in a week, before its template is chosen. */
export interface Slot {
  discipline: Discipline;
  /** Place among the week's exercises of the discipline, from 1: stable from one making to the next. */
  number: number;
  role: SlotRole;
  isHard: boolean;
  /** True for the ride and the run of the week's brick. */
  isBrick: boolean;
  minutes: number;
  least: number;
  most: number;
}
