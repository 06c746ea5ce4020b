import { FILE_LIMITS } from "./limits.ts";
import type { Recording } from "./recording.ts";

/** Watches that have lost their clock start again in 1989 or 1990. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** A second is the shortest time that anything can be measured in. */
const MIN_SECONDS = 1;

/** Why a recording can't be, in a sentence; null if it can. */
export function impossibility({ startTime, durationSeconds }: Recording): string | null {
  if (!(startTime.getTime() >= EARLIEST)) {
    return "The clock of the watch was not set, so the day is unknown.";
  }
  if (!(durationSeconds >= MIN_SECONDS)) return "This recording has no duration.";
  if (durationSeconds > FILE_LIMITS.durationSeconds) return "This recording is longer than a week.";
  return null;
}
