import { isoDate, type IsoDate } from "./iso-date.ts";

/** True for an IANA zone that this machine knows ("Europe/Lisbon", "UTC"). */
export function isTimeZone(text: string): boolean {
  try {
    Intl.DateTimeFormat("en-US", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** The calendar date of an instant for someone in the zone. Throws a RangeError for an unknown zone. */
export function dateInZone(instant: Date, timeZone: string): IsoDate {
  // Swedish writes dates as ISO does, so the parts need no putting together.
  return isoDate(
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant),
  );
}
