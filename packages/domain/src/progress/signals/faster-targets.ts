import { addDays, type IsoDate } from "../../calendar/iso-date.ts";
import { DISCIPLINES, type Discipline } from "../../sport/discipline.ts";
import { pendingThreshold, type JudgedRecord } from "../../thresholds/judge-test.ts";
import { thresholdChange, type ThresholdSource } from "../../thresholds/judge-threshold.ts";
import { isPossibleThreshold } from "../../thresholds/threshold-limits.ts";
import {
  isPaceThreshold,
  PACE_THRESHOLDS,
  roundThreshold,
  type ThresholdKind,
} from "../../thresholds/thresholds.ts";
import type { RatedExercise } from "./rated-exercises.ts";

const WINDOW_DAYS = 21;
const MIN_RATED = 4;
const MIN_EASIER = 3;
const MIN_EASIER_PART = 0.6;
/** Points of RPE below the expected ones. */
const EASIER = -2;

/** Share of a step, days between two of them, and how many are allowed in six weeks. */
const STEP = 0.02;
const LIMIT_DAYS = 42;
const MAX_STEPS = 2;
/** 10 * 15.3 may be a little below 153. */
const EPSILON = 1e-6;

/**
 * True if the quality exercises of a sport in the last three weeks, from the day `since` on, felt
 * easier than planned: at least four rated, and three and 60 % of them both easy and done as meant.
 */
export function isReadyForMore(
  rated: readonly RatedExercise[],
  { discipline, since, today }: { discipline: Discipline; since: IsoDate | null; today: IsoDate },
): boolean {
  const from = addDays(today, -WINDOW_DAYS);
  const quality = rated.filter(
    (each) =>
      each.isQuality &&
      each.discipline === discipline &&
      each.effortOverPlan !== null &&
      each.date >= from &&
      each.date <= today &&
      (since === null || each.date > since),
  );
  const easier = quality.filter(
    (each) => each.isDoneAsMeant && (each.effortOverPlan ?? 0) <= EASIER,
  ).length;
  return (
    quality.length >= MIN_RATED &&
    easier >= MIN_EASIER &&
    easier >= MIN_EASIER_PART * quality.length
  );
}

interface EstimateRecord extends JudgedRecord {
  source: ThresholdSource;
}

export interface FasterTargetsFacts {
  rated: readonly RatedExercise[];
  /** The thresholds in use. */
  current: readonly { kind: ThresholdKind; value: number }[];
  /** Newest first. */
  records: readonly EstimateRecord[];
  /** True in taper and race week. */
  isTaper: boolean;
}

/** The question whether the targets of a sport may move up. */
export interface FasterTargets {
  /** The same facts give the same key. */
  key: string;
  discipline: Discipline;
  kind: ThresholdKind;
  present: number;
  value: number;
  /** Change in percent, to a tenth. */
  percent: number;
}

/**
 * Sports whose exercises feel easier than planned, with the threshold a step up: 2 %, or the other
 * half of a recent test. One step a sport in three weeks, two in six, none in taper.
 */
export function fasterTargets(
  { rated, current, records, isTaper }: FasterTargetsFacts,
  today: IsoDate,
): FasterTargets[] {
  if (isTaper) return [];
  return DISCIPLINES.flatMap((discipline) => {
    const inUse = targetThreshold(discipline, current);
    if (!inUse) return [];
    const own = records.filter(({ kind, isCounted }) => kind === inUse.kind && isCounted);
    const since = lastChange(own);
    if (since !== null && since > addDays(today, -WINDOW_DAYS)) return [];
    const estimates = own.filter(
      ({ source, measuredOn }) => source === "estimate" && measuredOn > addDays(today, -LIMIT_DAYS),
    );
    if (estimates.length >= MAX_STEPS) return [];
    if (!isReadyForMore(rated, { discipline, since, today })) return [];
    const { kind, value: present } = inUse;
    const value = pendingThreshold(kind, records, today) ?? stepUp(kind, present);
    const change = thresholdChange(kind, present, value);
    if (change <= 0 || !isPossibleThreshold(kind, value)) return [];
    const percent = Math.round(1000 * change) / 10;
    const key = `faster-targets:${discipline}:${kind}:${present}:${value}`;
    return [{ key, discipline, kind, present, value, percent }];
  });
}

/** The threshold that the targets of a sport follow; FTP before speed. */
function targetThreshold(discipline: Discipline, current: FasterTargetsFacts["current"]) {
  const ftp = discipline === "bike" && current.find(({ kind }) => kind === "ftpWatts");
  return ftp || current.find(({ kind }) => kind === PACE_THRESHOLDS[discipline]);
}

/** The day of the newest record that differs from the one before it; null without such a record. */
function lastChange(records: readonly EstimateRecord[]): IsoDate | null {
  const index = records.findIndex(({ value }, at) => records[at + 1]?.value !== value);
  return records[index]?.measuredOn ?? null;
}

/** Rounded towards the present value, so that a step is 2 % at most. */
function stepUp(kind: ThresholdKind, present: number): number {
  if (isPaceThreshold(kind)) return Math.ceil(present / (1 + STEP));
  const unit = kind === "bikeThresholdMph" ? 0.1 : 1;
  return roundThreshold(kind, Math.floor((present * (1 + STEP)) / unit + EPSILON) * unit);
}
