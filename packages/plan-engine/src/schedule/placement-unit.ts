import type { Discipline, Weekday } from "@triplan/domain";

/** The unit of placement: an exercise, or the ride and run of a brick. */
export interface PlacementUnit {
  disciplines: readonly Discipline[];
  /** Disciplines in which the unit is hard. */
  hardIn: readonly Discipline[];
  /** Sports on land in which the unit has a set, hard or steady. */
  setsIn: readonly Discipline[];
  isLongRide: boolean;
  isLongRun: boolean;
  isLongSwim: boolean;
  /** True for a fitness test. */
  isTest: boolean;
  /** True for strides or openers. */
  hasStrides: boolean;
  /** Target and minimum minutes. */
  minutes: number;
  least: number;
  /** Minimum number of days before the race. */
  minDaysToRace: number;
  /** Identifies the same unit from week to week ("bike-long"). */
  habit: string;
  /** The only day that it may be on. */
  pinnedTo?: Weekday;
}

/** A unit fixed on its day. */
export interface FixedUnit {
  unit: PlacementUnit;
  day: Weekday;
}

/** Days of the units of a week, by habit, and the units on Saturday. */
export interface WeekPlacement {
  days: ReadonlyMap<string, ReadonlySet<Weekday>>;
  saturday: readonly PlacementUnit[];
}

export const NO_PLACEMENT: WeekPlacement = { days: new Map(), saturday: [] };
