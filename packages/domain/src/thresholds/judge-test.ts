import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { settledThreshold, thresholdChange, type ThresholdSource } from "./judge-threshold.ts";
import type { ThresholdRecord } from "./thresholds-in-force.ts";
import { isHeartRate, roundThreshold, type ThresholdKind } from "./thresholds.ts";

/**
 * How a test or result counts if not as measured. "same": within what a test can tell, so the value in use stays;
 * "half": half the way to it now; "agreed": the other half of the result before it.
 */
export type TestVerdict = "same" | "half" | "agreed";

export interface JudgedTest {
  /** Null if it counts as measured. */
  verdict: TestVerdict | null;
  /** The threshold that it gives, as stored. */
  value: number;
  /** Measured against the value in use, as a share of it; above 0 is better. */
  change: number;
}

/** The threshold in use, with what the newest result measured if half of it is still to come. */
export interface ThresholdInUse {
  value: number;
  source: ThresholdSource;
  pending: number | null;
}

/** Smaller changes are noise: 20-minute power repeats with a CV of 2.9 %, Borszcz et al. 2020. */
const NOISE = { power: 0.03, pace: 0.015 };
/** A second result within these days brings the other half. */
const MAX_AGREE_DAYS = 28;

const noiseOf = (kind: ThresholdKind) => (kind === "ftpWatts" ? NOISE.power : NOISE.pace);

/**
 * How a test or race result counts beside the threshold in use: not within the noise of tests, whole
 * up to twice that, half beyond, until a second result agrees. Heart rates and first results count
 * whole.
 */
export function judgeTest(
  kind: ThresholdKind,
  measured: number,
  inUse: ThresholdInUse | undefined,
): JudgedTest {
  if (!inUse) return { verdict: null, value: measured, change: 0 };
  const { value, source, pending } = inUse;
  const change = thresholdChange(kind, value, measured);
  if (source === "paces" || isHeartRate(kind)) return { verdict: null, value: measured, change };
  if (pending === null || !isAgreed(kind, measured, { value, pending })) {
    return { ...judgedAgainst(kind, measured, value), change };
  }
  const judged = judgedAgainst(kind, measured, pending);
  return { ...judged, verdict: judged.verdict === "same" ? "agreed" : judged.verdict, change };
}

function judgedAgainst(kind: ThresholdKind, measured: number, present: number) {
  const change = thresholdChange(kind, present, measured);
  const noise = noiseOf(kind);
  if (Math.abs(change) < noise) return { verdict: "same", value: present } as const;
  if (change > 2 * noise) {
    return { verdict: "half", value: roundThreshold(kind, (present + measured) / 2) } as const;
  }
  const value = settledThreshold(kind, measured, present);
  return { verdict: value === measured ? null : "half", value } as const;
}

/** True if a result confirms the pending one or goes beyond it. */
function isAgreed(
  kind: ThresholdKind,
  measured: number,
  { value, pending }: { value: number; pending: number },
): boolean {
  const beyond = thresholdChange(kind, pending, measured);
  const isFaster = thresholdChange(kind, value, pending) > 0;
  return Math.abs(beyond) < noiseOf(kind) || beyond > 0 === isFaster;
}

export interface JudgedRecord extends ThresholdRecord {
  verdict: TestVerdict | null;
  measured: number | null;
}

/**
 * What the newest counted result measured, if it counted half and a result of the day `on` can bring
 * the other half; else null. The records must be ordered newest first.
 */
export function pendingThreshold(
  kind: ThresholdKind,
  records: readonly JudgedRecord[],
  on: IsoDate,
): number | null {
  const newest = records.find((record) => record.kind === kind && record.isCounted);
  if (newest?.verdict !== "half") return null;
  const days = daysBetween(newest.measuredOn, on);
  return days >= 1 && days <= MAX_AGREE_DAYS ? newest.measured : null;
}
