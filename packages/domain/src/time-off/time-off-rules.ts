import { formatDate, formatDateRange } from "../calendar/date-text.ts";
import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { TimeOff, TimeOffKind } from "./time-off.ts";

/** Days of one trip or busy time; an illness or an injury may last longer. */
export const MAX_TIME_OFF_DAYS = 90;
/** Entries of one plan. */
export const MAX_TIME_OFF_ENTRIES = 50;
/** Time off that ended before this many days changes nothing any more. */
const MAX_DAYS_AGO = 60;

export const TIME_OFF_NAMES = {
  travel: "Travel",
  busy: "Busy",
  ill: "Sick",
  injured: "Injured",
  other: "Time off",
} as const satisfies Record<TimeOffKind, string>;

/** True for the kinds whose last day may be unknown. */
export const mayStayOpen = (kind: TimeOffKind): boolean => kind === "ill" || kind === "injured";

/** A refused field, with the message for the athlete. */
interface TimeOffProblem {
  path: "fromDate" | "toDate";
  message: string;
}

type Days = Pick<TimeOff, "fromDate" | "toDate">;

/** The last day of time off; without an end, it lasts until race day. */
export const lastDayOff = ({ toDate }: Pick<TimeOff, "toDate">, raceDate: IsoDate): IsoDate =>
  toDate ?? raceDate;

/** True for a day of the time off; without a last day it goes on. */
export const isInTimeOff = ({ fromDate, toDate }: Days, date: IsoDate): boolean =>
  date >= fromDate && (toDate === null || date <= toDate);

/**
 * True if not doing an exercise counts for nothing: it lies in time off. An injury excuses only the
 * sports that are out.
 */
export const isExcused = (
  timeOff: readonly Pick<TimeOff, "kind" | "fromDate" | "toDate" | "sports">[],
  { type, date }: { type: Discipline; date: IsoDate },
): boolean =>
  timeOff.some(
    (each) => isInTimeOff(each, date) && (each.kind !== "injured" || !each.sports.includes(type)),
  );

const isOverlap = (a: Days, b: Days): boolean =>
  (a.toDate === null || b.fromDate <= a.toDate) && (b.toDate === null || a.fromDate <= b.toDate);

/** "Travel, Apr 1 – 3, 2027", "Sick, since Apr 1, 2027". */
export function timeOffTitle({ kind, fromDate, toDate }: Days & { kind: TimeOffKind }): string {
  const name = TIME_OFF_NAMES[kind];
  if (toDate === null) return `${name}, since ${formatDate(fromDate)}`;
  const days = fromDate === toDate ? formatDate(fromDate) : formatDateRange(fromDate, toDate);
  return `${name}, ${days}`;
}

/** Why these days can't be time off of any plan; null if they can. */
export function timeOffDaysProblem({
  kind,
  fromDate,
  toDate,
}: Days & { kind: TimeOffKind }): TimeOffProblem | null {
  if (toDate === null) {
    return mayStayOpen(kind) ? null : { path: "toDate", message: "Choose the last day" };
  }
  if (toDate < fromDate) {
    return { path: "toDate", message: "Last day must not be before the first day" };
  }
  if (!mayStayOpen(kind) && daysBetween(fromDate, toDate) >= MAX_TIME_OFF_DAYS) {
    return { path: "toDate", message: `Time off can last at most ${MAX_TIME_OFF_DAYS} days` };
  }
  return null;
}

interface PlanDays {
  startDate: IsoDate;
  raceDate: IsoDate;
}

/** Why the plan can't take this time off beside what it has; null if it can. */
export function timeOffProblem(
  plan: PlanDays,
  timeOff: TimeOff,
  others: readonly TimeOff[],
  today: IsoDate,
): TimeOffProblem | null {
  const { fromDate, toDate } = timeOff;
  const race = formatDate(plan.raceDate);
  if (fromDate > plan.raceDate) {
    return { path: "fromDate", message: `First day must not be after race day, ${race}` };
  }
  if (toDate !== null && toDate > plan.raceDate) {
    return { path: "toDate", message: `Last day must not be after race day, ${race}` };
  }
  if (toDate !== null && toDate < plan.startDate) {
    const start = formatDate(plan.startDate);
    return { path: "toDate", message: `Your plan starts on ${start}. Choose a later last day.` };
  }
  if (toDate !== null && toDate < addDays(today, -MAX_DAYS_AGO)) {
    const message = `Time off that ended more than ${MAX_DAYS_AGO} days ago changes nothing any more`;
    return { path: "toDate", message };
  }
  const overlap = others.find((other) => isOverlap(other, timeOff));
  if (overlap) {
    const message = `These days overlap with ${timeOffTitle(overlap)}. Choose other days.`;
    return { path: "fromDate", message };
  }
  if (others.length >= MAX_TIME_OFF_ENTRIES) {
    const message = `A plan can have ${MAX_TIME_OFF_ENTRIES} time offs at most. Remove one first.`;
    return { path: "fromDate", message };
  }
  return null;
}
