import type { IsoDate } from "../calendar/iso-date.ts";
import type { RaceType } from "../race/race-type.ts";

/** The race that a plan follows, and what the training for it had reached. */
export interface RaceBefore {
  raceType: RaceType;
  raceDate: IsoDate;
  /** Mean minutes of the last two load weeks before the race. */
  weekMinutes: number;
  /** The highest rung done on each ladder, by the ladder's name. */
  rungs: Readonly<Record<string, number>>;
}
