import { FileRefusal } from "./file-refusal.ts";
import { FILE_LIMITS } from "./limits.ts";

/** Throws if a file has more points than any recording. */
export function refuseManyPoints(count: number): void {
  if (count <= FILE_LIMITS.points) return;
  throw new FileRefusal("This file holds too many points for one recording.");
}

/** Mean of what was measured, or null. */
export function meanOf(values: readonly (number | null | undefined)[]): number | null {
  const measured = values.filter((value) => typeof value === "number");
  if (measured.length === 0) return null;
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}

/** Greatest of what was measured, or null. */
export const maxOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>(
    (max, value) => (typeof value === "number" && (max === null || value > max) ? value : max),
    null,
  );

const MIN_CLIMB = 2;

/** Metres climbed; ignores the noise of altitudes. Null without altitudes. */
export function climbOf(altitudes: readonly (number | null)[] | undefined): number | null {
  if (!altitudes) return null;
  let climbed = 0;
  let low: number | null = null;
  for (const altitude of altitudes) {
    if (altitude === null) continue;
    if (low === null || altitude < low) low = altitude;
    else if (altitude - low >= MIN_CLIMB) {
      climbed += altitude - low;
      low = altitude;
    }
  }
  return climbed;
}
