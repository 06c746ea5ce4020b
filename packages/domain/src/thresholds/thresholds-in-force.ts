import type { ThresholdKind, Thresholds } from "./thresholds.ts";

interface ThresholdRecord {
  kind: ThresholdKind;
  value: number;
  /** False for a test that the athlete set aside. */
  isCounted: boolean;
}

/** The newest counted value of each kind. The records must be ordered newest first. */
export function thresholdsInForce(records: readonly ThresholdRecord[]): Thresholds {
  const thresholds: Thresholds = {};
  for (const { kind, value, isCounted } of records) {
    if (isCounted) thresholds[kind] ??= value;
  }
  return thresholds;
}
