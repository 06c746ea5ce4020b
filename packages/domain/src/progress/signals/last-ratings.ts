import { addDays, type IsoDate } from "../../calendar/iso-date.ts";

const WINDOW_DAYS = 10;
const MAX_RATINGS = 6;
const MIN_RATINGS = 4;
/** Ratings that make a sign; fewer are a bad day. */
const MIN_SIGNS = 3;

/**
 * True if at least three of the last six ratings of ten days, of at least four, are a sign. The
 * ratings must be in order of their dates.
 */
export function isRepeated<R extends { date: IsoDate }>(
  ratings: readonly R[],
  isSign: (rating: R) => boolean,
  today: IsoDate,
): boolean {
  const from = addDays(today, -WINDOW_DAYS);
  const last = ratings.filter(({ date }) => date >= from && date <= today).slice(-MAX_RATINGS);
  return last.length >= MIN_RATINGS && last.filter(isSign).length >= MIN_SIGNS;
}
