import { isoDate, type IsoDate } from "./iso-date.ts";

// Making a formatter takes about as long as answering a request, so those of the zones seen are
// kept; never more than these, however many spellings of a zone are sent.
const MAX_KEPT = 200;
const kept = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = kept.get(timeZone);
  if (known) return known;
  // Swedish writes dates as ISO does, so the parts need no putting together.
  const formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(timeZone, formatter);
  return formatter;
}

/** True for an IANA zone, or an offset, that this machine knows ("Europe/Lisbon", "UTC"). */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The calendar date of an instant for someone in the zone. Throws a RangeError for an unknown zone. */
export const dateInZone = (instant: Date, timeZone: string): IsoDate =>
  isoDate(formatterOf(timeZone).format(instant));
