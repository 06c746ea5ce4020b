import type { Discipline, Intensity, RaceType } from "@triplan/domain";
import type { Effort } from "../intensity/index.ts";
import type { ByLevel } from "../model/by-level.ts";

/**
 * One step of a ladder. On the bike and run: minutes of work, and of easy riding or jogging after
 * each repetition. In the water: metres of work, and seconds of rest. With a pattern, the work is
 * how often the pattern is repeated.
 */
export type Rung = readonly [reps: number, work: number, rest: number];

/** Smallest and largest, in minutes on the bike and run, in metres in the water. */
type Range = readonly [least: number, most: number];

/**
 * Sets of one kind, each a little more than the one before: a plan climbs a ladder and never falls
 * back in a load week.
 * @see docs/plan-engine.md
 */
export interface Ladder {
  discipline: Discipline;
  name: string;
  purpose: string;
  intensity: Intensity;
  effort: Effort;
  /**
   * `hard` counts in the week's limit of hard exercises on land, `swim` in that of swims, `easy` in
   * none.
   */
  load: "hard" | "half" | "swim" | "easy";
  /** True for sets of a long exercise, which may have any easy time before them. */
  isLong?: boolean;
  /** True for sets at the end of an easy exercise of any length. */
  isLast?: boolean;
  /** True for sets by feel, without a target pace. */
  isByFeel?: boolean;
  /** Minutes and effort of the parts of one repetition, if it has several. */
  pattern?: readonly (readonly [minutes: number, effort: Effort])[];
  warmup: Range;
  cooldown: Range;
  /** First and last rung of each level, from 1. */
  start: ByLevel;
  top: ByLevel;
  /** The last rung by race, where races differ. */
  topByRace?: Readonly<Record<RaceType, ByLevel>>;
  rungs: readonly Rung[];
  /** Easy minutes after the set of each rung, in a ladder whose rungs are whole exercises. */
  easyAfter?: readonly number[];
}
