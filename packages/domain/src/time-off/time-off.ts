import type { IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../sport/discipline.ts";

/** Why an athlete can't train as planned for some days. */
export const TIME_OFF_KINDS = ["travel", "busy", "ill", "injured", "other"] as const;
export type TimeOffKind = (typeof TIME_OFF_KINDS)[number];

/** Fever, chest, stomach or aching limbs; or only nose and throat. */
export const SYMPTOMS = ["below-neck", "above-neck"] as const;
export type Symptoms = (typeof SYMPTOMS)[number];

/** Minutes a day that remain possible. */
export const TIME_OFF_MINUTES = { min: 0, max: 480, step: 5 } as const;
/** Light training with a cold: at most these minutes a day. */
export const MAX_COLD_MINUTES = 60;

/** Days on which less training is possible than the weekly schedule allows. */
export interface TimeOff {
  kind: TimeOffKind;
  fromDate: IsoDate;
  /** The last day; null while an illness or an injury lasts. */
  toDate: IsoDate | null;
  /** Minutes a day that remain possible, 0 to 480; null where the schedule decides (injured). */
  minutesPerDay: number | null;
  /** Sports that remain possible. */
  sports: readonly Discipline[];
  /** Of an illness; null for other kinds. */
  symptoms: Symptoms | null;
}
