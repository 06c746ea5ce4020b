import { FileRefusal } from "./file-refusal.ts";
import { FILE_LIMITS } from "./limits.ts";
import type { Recording } from "./recording.ts";

/** Watches that have lost their clock start again in 1989 or 1990. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** A second is the shortest time that anything can be measured in. */
const MIN_SECONDS = 1;

/** Throws for a recording that can't be. */
export function refuseImpossible({ startTime, durationSeconds }: Recording): void {
  if (!(startTime.getTime() >= EARLIEST)) {
    throw new FileRefusal("The clock of the watch was not set, so the day is unknown.");
  }
  if (!(durationSeconds >= MIN_SECONDS)) {
    throw new FileRefusal("This recording has no duration.");
  }
  if (durationSeconds > FILE_LIMITS.durationSeconds) {
    throw new FileRefusal("This recording is longer than a week.");
  }
}
