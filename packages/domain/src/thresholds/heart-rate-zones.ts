import type { Zone } from "../exercise/exercise-steps.ts";
import type { Thresholds } from "./thresholds.ts";

/** Threshold heart rate as a share of the highest one, where only that is known. */
const LTHR_OF_MAX = 0.89;

export interface ThresholdHeartRate {
  /** Beats per minute. */
  value: number;
  /** True if it was calculated from the highest heart rate. */
  isEstimated: boolean;
}

/** Heart rate at threshold for riding or running; null if it is unknown. */
export function thresholdHeartRate(
  sport: "bike" | "run",
  { lthrBike, lthrRun, maxHr }: Thresholds,
): ThresholdHeartRate | null {
  const known = sport === "bike" ? lthrBike : lthrRun;
  if (known !== undefined) return { value: known, isEstimated: false };
  if (maxHr === undefined) return null;
  return { value: Math.round(maxHr * LTHR_OF_MAX), isEstimated: true };
}

/** Upper ends of Z1 to Z4 as shares of the threshold heart rate. Z1 ends below its share. Friel. */
const UPPER_ENDS = {
  bike: { Z1: 0.81, Z2: 0.89, Z3: 0.93, Z4: 1 },
  run: { Z1: 0.85, Z2: 0.89, Z3: 0.94, Z4: 1 },
} as const;

/** Beats per minute, both ends included; null: no limit on that side. */
export interface HeartRateRange {
  from: number | null;
  to: number | null;
}

/** Heart rate says nothing about Z6: it is over before the heart follows. */
export type HeartRateZone = Exclude<Zone, "Z6">;

/** Ranges without gaps or overlaps of an athlete whose threshold heart rate is `lthr` (100 to 210). */
export function heartRateZones(
  sport: "bike" | "run",
  lthr: number,
): Record<HeartRateZone, HeartRateRange> {
  const ends = UPPER_ENDS[sport];
  const z1 = Math.ceil(lthr * ends.Z1) - 1;
  const z2 = Math.round(lthr * ends.Z2);
  const z3 = Math.round(lthr * ends.Z3);
  const z4 = Math.round(lthr * ends.Z4);
  return {
    Z1: { from: null, to: z1 },
    Z2: { from: z1 + 1, to: z2 },
    Z3: { from: z2 + 1, to: z3 },
    Z4: { from: z3 + 1, to: z4 },
    Z5: { from: z4 + 1, to: null },
  };
}
