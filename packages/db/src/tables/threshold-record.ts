import type { IsoDate, TestVerdict, ThresholdKind, ThresholdSource } from "@triplan/domain";
import type { Generated, Insertable, Selectable } from "kysely";
import type { DefaultInstant } from "./column-types.ts";

export interface ThresholdRecordTable {
  id: Generated<number>;
  userId: number;
  kind: ThresholdKind;
  /** Seconds per 100 m or mile, watts, mph, or beats per minute. */
  value: number;
  /** Thresholds derived from race paces are not stored. */
  source: Exclude<ThresholdSource, "paces">;
  measuredOn: IsoDate;
  /** False for a test that the athlete set aside. */
  isCounted: Generated<boolean>;
  /** How hard it felt, 1 to 10; null if the athlete did not say. */
  rpe: number | null;
  /** How a test or result counts; null if as measured. */
  verdict: TestVerdict | null;
  /** What it measured, if it counts otherwise. */
  measured: number | null;
  createdAt: DefaultInstant;
}

export const THRESHOLD_COLUMNS = [
  "id",
  "kind",
  "value",
  "source",
  "measuredOn",
  "isCounted",
  "rpe",
  "verdict",
  "measured",
  "createdAt",
] as const satisfies readonly (keyof ThresholdRecordTable)[];

export type ThresholdRow = Pick<
  Selectable<ThresholdRecordTable>,
  (typeof THRESHOLD_COLUMNS)[number]
>;
export type NewThreshold = Omit<Insertable<ThresholdRecordTable>, "id" | "createdAt">;
