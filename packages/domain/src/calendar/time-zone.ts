import { isoDate, type IsoDate } from "./iso-date.ts";

// Creating a formatter takes about as long as answering a request, so they are cached. Bounded,
// since clients may send any spelling of a zone.
const MAX_KEPT = 200;
type ZoneFormatter = (timeZone: string) => Intl.DateTimeFormat;

/** The returned function throws a RangeError for an unknown zone. */
function keptFormatters(options: Intl.DateTimeFormatOptions): ZoneFormatter {
  const kept = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = kept.get(timeZone);
    if (known) return known;
    // The Swedish locale formats dates as ISO.
    const formatter = new Intl.DateTimeFormat("sv-SE", { timeZone, ...options });
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(timeZone, formatter);
    return formatter;
  };
}

const formatterOf = keptFormatters({ dateStyle: "short" });
const clockOf = keptFormatters({ dateStyle: "short", timeStyle: "medium" });

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

/** Minutes after midnight of an instant in the zone. Throws a RangeError for an unknown zone. */
export function minuteInZone(instant: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockOf(timeZone)
    .format(instant)
    .slice(11)
    .split(":")
    .map(Number);
  return 60 * hours + minutes;
}

/**
 * Milliseconds by which clocks in the zone are ahead of UTC at an instant, in whole seconds. Throws a RangeError
 * for an unknown zone.
 */
export function offsetInZone(instant: Date, timeZone: string): number {
  const shown = Date.parse(`${clockOf(timeZone).format(instant).replace(" ", "T")}Z`);
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}
