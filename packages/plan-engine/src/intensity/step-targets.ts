import {
  heartRateZones,
  RACE_PACE_ZONE,
  RACE_POWER,
  thresholdHeartRate,
  zoneRange,
  type Discipline,
  type RaceType,
  type RangeUnit,
  type StepTarget,
  type TargetRange,
  type Thresholds,
  type Zone,
} from "@triplan/domain";
import { paceText } from "./pace-text.ts";
import type { Effort } from "./zone-table.ts";

/** What the targets of a discipline in one week are made from. */
export interface TargetFacts {
  raceType: RaceType;
  discipline: Discipline;
  /** Threshold pace of the week: s/100 m, mph or s/mi. */
  threshold: number;
  /** Threshold power of the week in watts; null if it is unknown. */
  ftpWatts: number | null;
  /** Heart rates of the athlete. */
  heart: Pick<Thresholds, "lthrBike" | "lthrRun" | "maxHr">;
  racePace: number;
  /** Slowest pace of an easy run that is no walk, in s/mi. */
  slowestRun: number;
}

const UNIT = {
  swim: "css",
  bike: "bikeThresholdMph",
  run: "runThreshold",
} as const satisfies Record<Discipline, RangeUnit>;

/** Ranges are shown in whole five seconds, half a mph and five watts. */
const STEP = { swim: 5, bike: 0.5, run: 5 } as const satisfies Record<Discipline, number>;
const WATT_STEP = 5;
/** Race power may differ by this share. */
const RACE_TOLERANCE = 0.02;

const rounded = (value: number, step: number) => Math.round(value / step) * step;

const watts = (value: number | null): number | null =>
  value === null ? null : rounded(value, WATT_STEP);

/** The target of an effort: its range and, where they are known, watts and heart rate. */
export function stepTarget(facts: TargetFacts, effort: Effort): StepTarget {
  const zone = effort === "RP" ? RACE_PACE_ZONE[facts.raceType] : effort;
  const power = wattRange(facts, effort);
  const heartRate = heartRange(facts, zone);
  return {
    ...(effort === "RP" ? racePaceEnds(facts) : zoneEnds(facts, zone)),
    ...(power && { watts: power }),
    ...(heartRate && { heartRate }),
  };
}

function racePaceEnds({ discipline, racePace }: TargetFacts): Pick<StepTarget, "slow" | "fast"> {
  const pace = paceText(discipline, racePace);
  return { slow: pace, fast: pace };
}

function zoneEnds(facts: TargetFacts, zone: Zone): Pick<StepTarget, "slow" | "fast"> {
  const { discipline, threshold, slowestRun } = facts;
  const { slow, fast } = zoneRange(UNIT[discipline], threshold, zone);
  const isEasyRun = discipline === "run" && (zone === "Z1" || zone === "Z2");
  const text = (end: number | null) => {
    if (end === null) return null;
    const limited = isEasyRun ? Math.min(end, slowestRun) : end;
    return paceText(discipline, rounded(limited, STEP[discipline]));
  };
  return { slow: text(slow), fast: text(fast) };
}

function wattRange(
  { discipline, ftpWatts, raceType }: TargetFacts,
  effort: Effort,
): TargetRange | null {
  if (discipline !== "bike" || ftpWatts === null) return null;
  if (effort === "RP") {
    const race = ftpWatts * RACE_POWER[raceType];
    return { from: watts(race * (1 - RACE_TOLERANCE)), to: watts(race * (1 + RACE_TOLERANCE)) };
  }
  const { slow, fast } = zoneRange("ftpWatts", ftpWatts, effort);
  return { from: watts(slow), to: watts(fast) };
}

function heartRange({ discipline, heart }: TargetFacts, zone: Zone): TargetRange | null {
  if (discipline === "swim" || zone === "Z6") return null;
  const lthr = thresholdHeartRate(discipline, heart);
  return lthr && heartRateZones(discipline, lthr.value)[zone];
}
