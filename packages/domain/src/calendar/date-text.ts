import { DAY_NAMES, weekdayOf, type IsoDate } from "./iso-date.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const SHORT = 3;

const partsOf = (date: IsoDate) => {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? "";
  return { year: date.slice(0, 4), month, short: month.slice(0, SHORT) };
};

/** "7": day of the month without a leading zero. */
export const dayOfMonth = (date: IsoDate): string => String(Number(date.slice(8)));

/** "Thu". */
export const shortDayName = (date: IsoDate): string => DAY_NAMES[weekdayOf(date)].slice(0, SHORT);

/** "May". */
export const shortMonthName = (date: IsoDate): string => partsOf(date).short;

/** "May 8". */
export const formatMonthAndDay = (date: IsoDate): string =>
  `${shortMonthName(date)} ${dayOfMonth(date)}`;

/** "May 8, 2027". */
export const formatDate = (date: IsoDate): string =>
  `${formatMonthAndDay(date)}, ${partsOf(date).year}`;

/** "Sat, May 8, 2027". */
export const formatDateWithDay = (date: IsoDate): string =>
  `${shortDayName(date)}, ${formatDate(date)}`;

/** "Sat, May 8", if the year is clear from the context. */
export const formatDayAndMonth = (date: IsoDate): string =>
  `${shortDayName(date)}, ${formatMonthAndDay(date)}`;

/** "Saturday, May 8", for screen readers. */
export function formatSpokenDate(date: IsoDate): string {
  return `${DAY_NAMES[weekdayOf(date)]}, ${partsOf(date).month} ${dayOfMonth(date)}`;
}

/** "Mar 7 – 13, 2027", "Feb 28 – Mar 6, 2027", "Dec 27, 2026 – Jan 2, 2027". */
export function formatDateRange(from: IsoDate, to: IsoDate): string {
  const [a, b] = [partsOf(from), partsOf(to)];
  if (a.year !== b.year) return `${formatDate(from)} – ${formatDate(to)}`;
  const end = a.month === b.month ? dayOfMonth(to) : formatMonthAndDay(to);
  return `${formatMonthAndDay(from)} – ${end}, ${b.year}`;
}

/** "Mar 7 – 13", "Feb 28 – Mar 6", if the year is clear from the context. */
export function formatDays(from: IsoDate, to: IsoDate): string {
  const isOneMonth = partsOf(from).month === partsOf(to).month;
  return `${formatMonthAndDay(from)} – ${isOneMonth ? dayOfMonth(to) : formatMonthAndDay(to)}`;
}
