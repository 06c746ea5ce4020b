import { isIndoor, isMotorized } from "../activity/activity-traits.ts";
import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import type { Zone } from "../exercise/exercise-steps.ts";
import { mainStretches, type EffortFacts } from "../exercise/main-effort.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import { zoneRange, type RangeUnit } from "../thresholds/zone-ranges.ts";
import { METERS_PER_MILE, MPH_PER_METER_PER_SECOND } from "../units/convert.ts";
import { recordedStretches, type Recorded, type RecordedStretch } from "./recorded-stretches.ts";

export const THRESHOLD_MEASURES = ["power", "speed"] as const;
export type ThresholdMeasure = (typeof THRESHOLD_MEASURES)[number];

/** What a main set says about the threshold of its sport. */
export interface ThresholdSet {
  measure: ThresholdMeasure;
  /** Watts by power, else seconds per 100 m, mph or seconds per mile. */
  value: number;
}

interface SetExercise extends EffortFacts {
  type: Discipline;
}

interface RecordedSet extends Recorded {
  family: SportFamily;
  activityType: string;
}

/** The pace in easier and harder zones depends on more than the threshold. */
const THRESHOLD_ZONES: ReadonlySet<Zone> = new Set<Zone>(["Z3", "Z4", "Z5"]);

/**
 * Zone of a main set that can be normalised to threshold; null for easy ones, sprints and sets by feel,
 * such as hills and tests.
 */
function thresholdZone(exercise: EffortFacts): Zone | null {
  const set = mainStretches(exercise);
  const zone = set[0]?.zone;
  const isByFeel = set.some(({ feel }) => feel !== undefined);
  return zone && !isByFeel && THRESHOLD_ZONES.has(zone) ? zone : null;
}

export const hasThresholdSet = (exercise: EffortFacts): boolean => thresholdZone(exercise) !== null;

/**
 * The main set of a done exercise normalised to threshold: its mean power or speed divided by the
 * share of threshold in the middle of its zone. Null where the set was not found or not measured.
 */
export function thresholdSet(exercise: SetExercise, recorded: RecordedSet): ThresholdSet | null {
  const { type } = exercise;
  const zone = thresholdZone(exercise);
  const { activityType } = recorded;
  if (!zone || !isOfDiscipline(type, recorded) || isMotorized(activityType)) return null;
  const set = mainSet(exercise, recorded);
  const watts = type === "bike" ? meanOf(set, "power") : null;
  if (watts !== null) return { measure: "power", value: atThreshold("ftpWatts", zone, watts) };
  const speed = type !== "swim" && isIndoor(activityType) ? null : meanOf(set, "speed");
  if (speed === null) return null;
  const { unit, fromSpeed } = SPEED_UNITS[type];
  return { measure: "speed", value: atThreshold(unit, zone, fromSpeed(speed)) };
}

const SPEED_UNITS = {
  swim: { unit: "css", fromSpeed: (speed) => 100 / speed },
  bike: { unit: "bikeThresholdMph", fromSpeed: (speed) => speed * MPH_PER_METER_PER_SECOND },
  run: { unit: "runThreshold", fromSpeed: (speed) => METERS_PER_MILE / speed },
} as const satisfies Record<Discipline, { unit: RangeUnit; fromSpeed: (speed: number) => number }>;

/** Recorded intervals of the main set; none if planned times are all that is known about them. */
function mainSet(exercise: SetExercise, recorded: Recorded): RecordedStretch[] {
  const { foundBy, stretches } = recordedStretches(exercise, recorded);
  if (foundBy === "time") return [];
  const main = new Set(mainStretches(exercise));
  return stretches.filter(({ interval }) => main.has(interval));
}

/** Less of a set says little about it. */
const MIN_SECONDS = 6 * 60;
const MIN_PART = 0.7;

/** Mean of a measurement over a set, by time; null where too little of it was measured. */
function meanOf(set: readonly RecordedStretch[], measure: ThresholdMeasure): number | null {
  let planned = 0;
  let seconds = 0;
  let sum = 0;
  for (const { interval, recordedSeconds, [measure]: value } of set) {
    planned += interval.seconds;
    if (value === null) continue;
    seconds += recordedSeconds;
    sum += value * recordedSeconds;
  }
  return seconds >= Math.max(MIN_SECONDS, MIN_PART * planned) && sum > 0 ? sum / seconds : null;
}

/** The threshold to which a value in the middle of a zone belongs. */
function atThreshold(unit: RangeUnit, zone: Zone, value: number): number {
  const { slow, fast } = zoneRange(unit, 1, zone);
  return (2 * value) / ((slow ?? 1) + (fast ?? 1));
}
