declare const isoDateBrand: unique symbol;

/** A calendar date without time or zone, `YYYY-MM-DD`, that exists. */
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

// A date is counted in whole days of UTC, where no day is longer than another.
const toDayNumber = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
const fromDayNumber = (day: number) =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 10) as IsoDate;

/** The text as a date, or null when it has another shape or is no day of the calendar (30 February). */
export function parseIsoDate(text: string): IsoDate | null {
  if (!SHAPE.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  const date = fromDayNumber(time / MS_PER_DAY);
  return date === text ? date : null;
}

/** As `parseIsoDate` for a text known to be a date; throws a RangeError when it is none. */
export function isoDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new RangeError(`Not a calendar date: ${text}`);
  return date;
}

/** The date `days` later; negative goes back. */
export const addDays = (date: IsoDate, days: number): IsoDate =>
  fromDayNumber(toDayNumber(date) + days);

/** Whole days from the first date to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  toDayNumber(to) - toDayNumber(from);

// 1970-01-01 was a Thursday; the double remainder keeps dates before it in range.
export const weekdayOf = (date: IsoDate): Weekday =>
  ((((toDayNumber(date) + 4) % 7) + 7) % 7) as Weekday;

/** The Sunday on or before the date. */
export const sundayOf = (date: IsoDate): IsoDate => addDays(date, -weekdayOf(date));
