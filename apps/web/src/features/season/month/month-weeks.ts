import { addDays, dateInWeek, WEEKDAYS, type IsoDate } from "@triplan/domain";

interface Plan {
  startDate: IsoDate;
  totalWeeks: number;
}

const MIDDLE = 3;

/** "2027-03" of a date. */
export const monthOf = (date: IsoDate): string => date.slice(0, 7);

/** The month that a week belongs to: that of its Wednesday. */
export const monthOfWeek = ({ startDate }: Plan, week: number): string =>
  monthOf(dateInWeek(startDate, week, MIDDLE));

/** The plan's weeks with a day in the month. */
export const weeksOfMonth = (plan: Plan, month: string): number[] =>
  Array.from({ length: plan.totalWeeks }, (_, index) => index + 1).filter((week) =>
    WEEKDAYS.some((day) => monthOf(dateInWeek(plan.startDate, week, day)) === month),
  );

/** The first week of the next or previous month; null outside the plan. */
export function weekOfNextMonth(plan: Plan, month: string, step: 1 | -1): number | null {
  const weeks = Array.from({ length: plan.totalWeeks }, (_, index) => index + 1);
  const others = weeks.filter((week) =>
    step > 0 ? monthOfWeek(plan, week) > month : monthOfWeek(plan, week) < month,
  );
  const edge = step > 0 ? others[0] : others.at(-1);
  if (edge === undefined) return null;
  return weeks.find((week) => monthOfWeek(plan, week) === monthOfWeek(plan, edge)) ?? null;
}

/** The seven days of a week. */
export const daysOfWeek = ({ startDate }: Plan, week: number): IsoDate[] => {
  const sunday = dateInWeek(startDate, week, 0);
  return WEEKDAYS.map((day) => addDays(sunday, day));
};
