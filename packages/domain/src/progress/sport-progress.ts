import { isIndoor, isMotorized } from "../activity/activity-traits.ts";
import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { RacePaces } from "../race/race-paces.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import type { ThresholdSource } from "../thresholds/judge-threshold.ts";
import { PACE_THRESHOLDS, type ThresholdKind } from "../thresholds/thresholds.ts";
import { METERS_PER_MILE, MPH_PER_METER_PER_SECOND } from "../units/convert.ts";
import type { ProgressTraining } from "./progress-facts.ts";

export interface SportProgress {
  discipline: Discipline;
  /** Race paces: swim seconds per 100 m, bike mph, run seconds per mile. */
  start: number;
  current: number;
  target: number;
  /** Percent of the way from start to target, 0 to 100; null while nothing new was measured. */
  percent: number | null;
  /** Source of the current pace, and the day on which it was measured. */
  source: ThresholdSource;
  measuredOn: IsoDate | null;
  /** Mean pace or speed of the recordings of the last eight weeks, oldest first. */
  recent: number[];
}

/** A measured pace threshold. */
export interface PaceRecord {
  kind: ThresholdKind;
  source: ThresholdSource;
  measuredOn: IsoDate;
  isCounted: boolean;
}

export interface SportPaces {
  start: RacePaces;
  current: RacePaces;
  target: RacePaces;
}

const RECENT_DAYS = 56;
/** Shorter recordings, and slower rides, say little about pace. */
const MIN_MINUTES = { swim: 10, bike: 30, run: 15 } as const;

/**
 * Where each sport stands between the plan's start and its target. The records must be ordered newest
 * first.
 *
 * @param since the day on which the plan was made
 */
export const sportProgress = (
  paces: SportPaces,
  records: readonly PaceRecord[],
  done: readonly ProgressTraining[],
  { since, today }: { since: IsoDate; today: IsoDate },
): SportProgress[] =>
  DISCIPLINES.map((discipline) => {
    const start: number = paces.start[discipline];
    const current: number = paces.current[discipline];
    const target: number = paces.target[discipline];
    const record = records.find(
      ({ kind, isCounted }) => isCounted && kind === PACE_THRESHOLDS[discipline],
    );
    const isMeasured = record !== undefined && record.measuredOn > since;
    return {
      discipline,
      start,
      current,
      target,
      percent: isMeasured ? percentOfWay(start, current, target) : null,
      source: record?.source ?? "paces",
      measuredOn: record?.measuredOn ?? null,
      recent: recentPaces(discipline, done, today),
    };
  });

function percentOfWay(start: number, current: number, target: number): number {
  if (start === target) return 100;
  const part = (current - start) / (target - start);
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}

const recentPaces = (
  discipline: Discipline,
  done: readonly ProgressTraining[],
  today: IsoDate,
): number[] =>
  done
    .filter(({ date }) => date >= addDays(today, -RECENT_DAYS))
    .filter((training) => saysPace(discipline, training))
    .map(({ distance, minutes }) => paceOf(discipline, distance ?? 0, minutes));

const saysPace = (discipline: Discipline, training: ProgressTraining): boolean =>
  isOfDiscipline(discipline, training) &&
  (discipline === "swim" || !isIndoor(training.activityType)) &&
  !isMotorized(training.activityType) &&
  training.minutes >= MIN_MINUTES[discipline] &&
  (training.distance ?? 0) > 0;

/** In the unit of the sport's race pace, to a tenth. */
function paceOf(discipline: Discipline, meters: number, minutes: number): number {
  const seconds = minutes * 60;
  const pace = {
    swim: (seconds / meters) * 100,
    bike: (meters / seconds) * MPH_PER_METER_PER_SECOND,
    run: (seconds / meters) * METERS_PER_MILE,
  }[discipline];
  return Math.round(10 * pace) / 10;
}
