import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { ThresholdMeasure, ThresholdSet } from "../recording/threshold-set.ts";
import type { Discipline } from "../sport/discipline.ts";
import { PACE_THRESHOLDS, type ThresholdKind } from "../thresholds/thresholds.ts";
import type { PaceRecord } from "./sport-progress.ts";

export const THRESHOLD_PACE_SOURCES = ["set", "test"] as const;

/** A main set or a test, in the unit of `ThresholdSet`. */
export interface ThresholdPaceEntry {
  date: IsoDate;
  source: (typeof THRESHOLD_PACE_SOURCES)[number];
  value: number;
  /** Of the exercise; null for a test. */
  name: string | null;
  activityId: number | null;
}

/** What the key main sets and tests of the last eight weeks say about a threshold. */
export interface ThresholdPace {
  measure: ThresholdMeasure;
  /** The median of the entries; null with too few. */
  value: number | null;
  sets: number;
  tests: number;
  /** By date. */
  entries: ThresholdPaceEntry[];
}

/** A done key exercise with what its main set says. */
export interface DatedThresholdSet extends ThresholdSet {
  date: IsoDate;
  discipline: Discipline;
  name: string;
  activityId: number;
}

interface TestRecord extends PaceRecord {
  value: number;
}

/** Days that the figure looks back. */
export const THRESHOLD_PACE_DAYS = 56;
export const MIN_THRESHOLD_SETS = 6;
const MIN_TESTS = 2;

/** The median of a sport's key main sets and tests; rides by power where enough have it. */
export function thresholdPace(
  discipline: Discipline,
  sets: readonly DatedThresholdSet[],
  records: readonly TestRecord[],
  today: IsoDate,
): ThresholdPace {
  const from = addDays(today, -THRESHOLD_PACE_DAYS);
  const isRecent = (date: IsoDate) => date >= from && date <= today;
  const ofMeasure = (measure: ThresholdMeasure) => {
    const ofSport = sets.filter(
      (set) => set.discipline === discipline && set.measure === measure && isRecent(set.date),
    );
    const kind = kindOf(discipline, measure);
    const tests = records.filter(
      (record) => record.kind === kind && isCountedTest(record) && isRecent(record.measuredOn),
    );
    return paceOf(measure, ofSport, tests);
  };
  const bySpeed = ofMeasure("speed");
  if (discipline !== "bike") return bySpeed;
  const byPower = ofMeasure("power");
  const isByPower = byPower.value !== null || (bySpeed.value === null && byPower.sets > 0);
  return isByPower ? byPower : bySpeed;
}

const kindOf = (discipline: Discipline, measure: ThresholdMeasure): ThresholdKind =>
  measure === "power" ? "ftpWatts" : PACE_THRESHOLDS[discipline];

const isCountedTest = ({ source, isCounted }: TestRecord) => source === "test" && isCounted;

function paceOf(
  measure: ThresholdMeasure,
  sets: readonly DatedThresholdSet[],
  tests: readonly TestRecord[],
): ThresholdPace {
  const ofSets = sets.map(({ date, value, name, activityId }) => ({
    date,
    source: "set" as const,
    value: tenth(value),
    name,
    activityId,
  }));
  const ofTests = tests.map(({ measuredOn, value }) => ({
    date: measuredOn,
    source: "test" as const,
    value: tenth(value),
    name: null,
    activityId: null,
  }));
  const entries = [...ofSets, ...ofTests].toSorted((a, b) => a.date.localeCompare(b.date));
  const isEnough = sets.length >= MIN_THRESHOLD_SETS || tests.length >= MIN_TESTS;
  return {
    measure,
    value: isEnough ? median(entries.map(({ value }) => value)) : null,
    sets: sets.length,
    tests: tests.length,
    entries,
  };
}

const tenth = (value: number) => Math.round(10 * value) / 10;

/** Of an even number of values the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0] = sorted.slice((sorted.length - 1) >> 1);
  const [high = 0] = sorted.slice(sorted.length >> 1);
  return tenth((low + high) / 2);
}
