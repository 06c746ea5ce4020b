import type { Discipline, Weekday } from "@triplan/domain";

/** What is put on a day as one: an exercise, or the ride and the run of a brick. */
export interface PlacementUnit {
  disciplines: readonly Discipline[];
  /** Disciplines in which the unit is hard. */
  hardIn: readonly Discipline[];
  isLongRide: boolean;
  isLongRun: boolean;
  /** A few fast pieces that wake up the legs before the race. */
  isTouch: boolean;
  /** Minutes that it should have, and the fewest it can do with. */
  minutes: number;
  least: number;
  /** It must lie at least this many days before the race. */
  leastDaysToRace: number;
  /** Units of one name are the same to the athlete from week to week ("bike-long"). */
  habit: string;
}

/** A unit that has its day. */
export interface FixedUnit {
  unit: PlacementUnit;
  day: Weekday;
}

/** Where the units of a week lie, by habit, and what Saturday held. */
export interface WeekPlacement {
  days: ReadonlyMap<string, ReadonlySet<Weekday>>;
  saturday: readonly PlacementUnit[];
}

export const NO_PLACEMENT: WeekPlacement = { days: new Map(), saturday: [] };
