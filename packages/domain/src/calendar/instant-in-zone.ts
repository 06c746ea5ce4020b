import type { IsoDate } from "./iso-date.ts";
import { offsetInZone } from "./time-zone.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The instant at which clocks in the zone show `minute` (0 to 1439, after midnight) on a date. A time that clocks
 * skip in spring is as much later, and the first of two counts in autumn. Throws a RangeError for an unknown zone.
 */
export function instantInZone(date: IsoDate, minute: number, timeZone: string): Date {
  const asUtc = Date.parse(date) + minute * MINUTE;
  const before = asUtc - offsetInZone(new Date(asUtc - DAY), timeZone);
  const after = asUtc - offsetInZone(new Date(asUtc + DAY), timeZone);
  const isShown = (instant: number) =>
    instant + offsetInZone(new Date(instant), timeZone) === asUtc;
  return new Date(!isShown(before) && isShown(after) ? after : before);
}
