import type { IsoDate } from "../calendar/iso-date.ts";
import type { ThresholdDates, ThresholdKind, Thresholds } from "./thresholds.ts";

export interface ThresholdRecord {
  kind: ThresholdKind;
  value: number;
  measuredOn: IsoDate;
  /** False for a test that the athlete set aside. */
  isCounted: boolean;
}

/**
 * The newest counted value of each kind, and the day on which it was measured. The records must be
 * ordered newest first.
 */
export function thresholdsInForce(records: readonly ThresholdRecord[]): {
  thresholds: Thresholds;
  thresholdDates: ThresholdDates;
} {
  const thresholds: Thresholds = {};
  const thresholdDates: ThresholdDates = {};
  for (const { kind, value, measuredOn, isCounted } of records) {
    if (!isCounted) continue;
    thresholds[kind] ??= value;
    thresholdDates[kind] ??= measuredOn;
  }
  return { thresholds, thresholdDates };
}
