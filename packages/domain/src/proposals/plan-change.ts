import type { IsoDate, Weekday } from "../calendar/iso-date.ts";

/** Rules that propose to change single exercises of a week. */
export const CHANGE_RULES = [
  "safe-step",
  "missed-long",
  "missed-brick",
  "missed-key",
  "race-not-started",
  "lighter-now",
  "easier-keys",
  "another-day",
] as const;
export type ChangeRule = (typeof CHANGE_RULES)[number];

/** What a change does to one exercise. */
export interface ExerciseChange {
  slotKey: string;
  /** Its day before the change. */
  from: Weekday;
  /** Its day since; the same if it keeps it. */
  day: Weekday;
  /** Minutes of a shorter exercise; null if it keeps its length. */
  minutes: number | null;
  isLeftOut: boolean;
  /** True if it becomes easy, without a set. */
  isEasy?: boolean;
}

/** A change of a week of a plan, and of the days after it where 7 days from today go on into the next weeks. */
export interface PlanChange {
  rule: ChangeRule;
  /** The first week that it changes. */
  week: number;
  exercises: readonly ExerciseChange[];
  /** The date of a race that was not started, and the first day that it no longer changes. */
  race?: { date: IsoDate; from: IsoDate };
}

/** Yes and the alternative change the plan, no rests for two weeks, later for the week. */
export const PROPOSAL_ANSWERS = ["yes", "alternative", "no", "later"] as const;
export type AnswerToProposal = (typeof PROPOSAL_ANSWERS)[number];
