import type { IsoDate } from "../calendar/iso-date.ts";
import type { ThresholdRecord } from "./thresholds-in-force.ts";
import { THRESHOLD_KINDS, type Thresholds } from "./thresholds.ts";

/**
 * The thresholds to judge an activity of a day with: of each kind the newest counted record up to
 * that day, so that a later test never changes it; the first one where all are later. The records
 * must be ordered newest first.
 */
export function thresholdsOn(day: IsoDate, records: readonly ThresholdRecord[]): Thresholds {
  const thresholds: Thresholds = {};
  for (const kind of THRESHOLD_KINDS) {
    const ofKind = records.filter((record) => record.kind === kind && record.isCounted);
    const known = ofKind.find(({ measuredOn }) => measuredOn <= day) ?? ofKind.at(-1);
    if (known) thresholds[kind] = known.value;
  }
  return thresholds;
}
