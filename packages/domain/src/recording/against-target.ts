import type { StepInterval, TargetRange } from "../exercise/exercise-steps.ts";
import type { Discipline } from "../sport/discipline.ts";
import { METERS_PER_MILE, MPH_PER_METER_PER_SECOND } from "../units/convert.ts";
import { parsePace, parseSpeed } from "../units/pace-text.ts";
import type { RecordedStretch } from "./recorded-stretches.ts";

/** Ends of a target, the smaller value first; null: no limit on that side. */
export interface TargetEnds {
  low: number | null;
  high: number | null;
}

export type TargetMeasure = "power" | "speed" | "heartRate";

/** A recorded value beside its target: in metres per second, watts or beats per minute. */
export interface AgainstTarget {
  measure: TargetMeasure;
  side: "in" | "below" | "above";
  value: number;
  /** The end of the target that was missed; the value itself within it. */
  end: number;
}

/** Shorter intervals are over before a pace settles, or the heart follows. */
const MIN_SECONDS = { power: 30, speed: 60, heartRate: 180 } as const;
/** Devices measure no better than this. */
const TOLERANCE = 0.01;

/** What an interval asks for, by measurement; null where it asks for nothing. */
export function targetEnds(
  discipline: Discipline,
  { target, pace, feel }: StepInterval,
): Record<TargetMeasure, TargetEnds | null> {
  const toSpeed = (text: string | null) => (text === null ? null : speedOf(discipline, text));
  const speed = target
    ? { low: toSpeed(target.slow), high: toSpeed(target.fast) }
    : { low: toSpeed(pace), high: toSpeed(pace) };
  return {
    power: target?.watts ? endsOf(target.watts) : null,
    speed: feel || (speed.low === null && speed.high === null) ? null : speed,
    heartRate: target?.heartRate ? endsOf(target.heartRate) : null,
  };
}

const endsOf = ({ from, to }: TargetRange): TargetEnds => ({ low: from, high: to });

/** Metres per second of a stored pace: per 100 m, mph or per mile. */
function speedOf(discipline: Discipline, text: string): number | null {
  if (discipline === "bike") {
    const mph = parseSpeed(text);
    return mph === null ? null : mph / MPH_PER_METER_PER_SECOND;
  }
  const pace = parsePace(text);
  if (pace === null || pace <= 0) return null;
  return (discipline === "swim" ? 100 : METERS_PER_MILE) / pace;
}

/** Speed on the bike says least: it depends on hills and wind. */
const MEASURES = {
  swim: ["speed", "heartRate"],
  bike: ["power", "heartRate", "speed"],
  run: ["speed", "heartRate"],
} as const satisfies Record<Discipline, readonly TargetMeasure[]>;

/** How an interval was done; null without a target, and where too little was measured. */
export function againstTarget(
  discipline: Discipline,
  stretch: Pick<RecordedStretch, "interval" | "recordedSeconds" | "speed" | "heartRate" | "power">,
): AgainstTarget | null {
  const targets = targetEnds(discipline, stretch.interval);
  for (const measure of MEASURES[discipline]) {
    const target = targets[measure];
    const value = stretch[measure];
    if (!target || value === null) continue;
    if (stretch.recordedSeconds < MIN_SECONDS[measure]) return null;
    return { measure, value, ...sideOf(value, target) };
  }
  return null;
}

function sideOf(value: number, { low, high }: TargetEnds): Pick<AgainstTarget, "side" | "end"> {
  if (low !== null && value < low * (1 - TOLERANCE)) return { side: "below", end: low };
  if (high !== null && value > high * (1 + TOLERANCE)) return { side: "above", end: high };
  return { side: "in", end: value };
}
