import { isoDate, type IsoDate } from "./iso-date.ts";

// Creating a formatter takes about as long as answering a request, so they are cached. Bounded,
// since clients may send any spelling of a zone.
const MAX_KEPT = 200;
const kept = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for an unknown zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = kept.get(timeZone);
  if (known) return known;
  // The Swedish locale formats dates as ISO.
  const formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(timeZone, formatter);
  return formatter;
}

/** True for an IANA zone or an offset that this machine supports ("Europe/Lisbon", "UTC"). */
export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Calendar date of an instant in the zone. Throws a RangeError for an unknown zone. */
export const dateInZone = (instant: Date, timeZone: string): IsoDate =>
  isoDate(formatterOf(timeZone).format(instant));

const HOUR_AND_MINUTE = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Minutes after midnight of an instant in the zone. Throws a RangeError for an unknown zone. */
export function minuteInZone(instant: Date, timeZone: string): number {
  const text = instant.toLocaleTimeString("sv-SE", { timeZone, ...HOUR_AND_MINUTE });
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return 60 * hours + minutes;
}
