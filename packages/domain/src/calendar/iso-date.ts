declare const isoDateBrand: unique symbol;

/** An existing calendar date without time or zone, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly [isoDateBrand]: true };

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];

export const DAY_NAMES = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type DayName = (typeof DAY_NAMES)[number];

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;

// Counts whole UTC days, which all have the same length.
const toDayNumber = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
const fromDayNumber = (day: number) =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 10) as IsoDate;

/** Parses a date; null for another format or a day that does not exist (30 February). */
export function parseIsoDate(text: string): IsoDate | null {
  if (!SHAPE.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const date = fromDayNumber(time / MS_PER_DAY);
  return date === text ? date : null;
}

/** Like `parseIsoDate`, for a text known to be valid; throws a RangeError otherwise. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new RangeError(`Not a calendar date: ${text}`);
  return date;
}

/** The date `days` later; negative values go back. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  fromDayNumber(toDayNumber(date) + days);

/** Whole days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  toDayNumber(to) - toDayNumber(from);

// 1970-01-01 was a Thursday; the double remainder supports earlier dates.
export const weekdayOf = (date: IsoDate): Weekday =>
  ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday;

/** The Sunday on or before the date. */
export const sundayOf = (date: IsoDate): IsoDate => addDays(date, -weekdayOf(date));

const ENTRY_AGE_DAYS = 365;

/** The first day that an athlete can still enter something for: a year ago. */
export const firstEntryDay = (today: IsoDate): IsoDate => addDays(today, -ENTRY_AGE_DAYS);
