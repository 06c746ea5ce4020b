import type { Weekday } from "../calendar/iso-date.ts";

/** Rules that propose to change single exercises of a week. */
export const CHANGE_RULES = ["safe-step", "missed-long", "missed-brick", "missed-key"] as const;
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
}

/** A change of one week of a plan. */
export interface PlanChange {
  rule: ChangeRule;
  week: number;
  exercises: readonly ExerciseChange[];
}

/** Yes changes the plan, no rests for two weeks, later for the week. */
export const PROPOSAL_ANSWERS = ["yes", "no", "later"] as const;
export type AnswerToProposal = (typeof PROPOSAL_ANSWERS)[number];
