import { DAY_NAMES, weekdayOf, type IsoDate } from "@triplan/domain";

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
  return { year: date.slice(0, 4), month, day: String(Number(date.slice(8))) };
};

/** The number of the day as people write it, "7". */
export const dayNumber = (date: IsoDate): string => partsOf(date).day;

/** "Thu". */
export const shortDayName = (date: IsoDate): string => DAY_NAMES[weekdayOf(date)].slice(0, SHORT);

/** "Thursday 11 March". */
export function longDate(date: IsoDate): string {
  const { day, month } = partsOf(date);
  return `${DAY_NAMES[weekdayOf(date)]} ${day} ${month}`;
}

/** "Sat 8 May 2027", or without the year, "Sat 8 May". */
export function shortDate(date: IsoDate, withYear = true): string {
  const { day, month, year } = partsOf(date);
  const text = `${shortDayName(date)} ${day} ${month.slice(0, SHORT)}`;
  return withYear ? `${text} ${year}` : text;
}

/** "7 – 13 Mar 2027", "28 Feb – 6 Mar 2027", "27 Dec 2026 – 2 Jan 2027". */
export function dateRange(from: IsoDate, to: IsoDate): string {
  const a = partsOf(from);
  const b = partsOf(to);
  const end = `${b.day} ${b.month.slice(0, SHORT)} ${b.year}`;
  if (a.year !== b.year) return `${a.day} ${a.month.slice(0, SHORT)} ${a.year} – ${end}`;
  return `${a.month === b.month ? a.day : `${a.day} ${a.month.slice(0, SHORT)}`} – ${end}`;
}
