import {
  formatPace,
  targetEnds,
  traceOf,
  type ActivityStream,
  type Discipline,
  type RecordedStretch,
  type SportFamily,
  type TargetMeasure,
  type Units,
} from "@triplan/domain";
import { paceSeconds, rideSpeed, speedFigure } from "./measures.ts";

/** The target of a planned interval on a trace. */
interface TraceCap {
  /** Shares of the width. */
  from: number;
  to: number;
  value: number;
}

/** One measurement over the time of a recording, in the athlete's units. */
export interface Trace {
  measure: TargetMeasure;
  name: string;
  unit: string;
  /** Means of equal parts of the time; null where nothing was measured. */
  values: (number | null)[];
  caps: TraceCap[];
  /** The values at the bottom and at the top: for paces the larger one is at the bottom. */
  bottom: number;
  top: number;
  ticks: number[];
  format: (value: number) => string;
}

export interface TraceInput {
  family: SportFamily;
  stream: ActivityStream;
  stretches: readonly RecordedStretch[];
  units: Units;
  /** Seconds that the traces span. */
  seconds: number;
  /** Parts of each trace. */
  count: number;
}

interface Scale {
  name: string;
  unit: string;
  /** From metres per second, watts or beats per minute; null where that says nothing. */
  convert: (measured: number) => number | null;
  format: (value: number) => string;
  steps: readonly number[];
  isInverted: boolean;
}

/** Slower than this the athlete stood still. */
const MIN_SPEED = 0.3;
const PACE_STEPS = [5, 10, 15, 30, 60, 120, 300, 600];
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

const whole = (value: number) => String(Math.round(value));
const same = (value: number) => value;

function speedScale(family: SportFamily, units: Units): Scale | null {
  const unit = speedFigure(family, 1, units)?.unit;
  if (unit === undefined) return null;
  if (family !== "swim" && family !== "run") {
    const convert = (speed: number) => rideSpeed(speed, units);
    return { name: "Speed", unit, convert, format: whole, steps: STEPS, isInverted: false };
  }
  const convert = (speed: number) => (speed < MIN_SPEED ? null : paceSeconds(family, speed, units));
  return { name: "Pace", unit, convert, format: formatPace, steps: PACE_STEPS, isInverted: true };
}

function scaleOf(measure: TargetMeasure, { family, units }: TraceInput): Scale | null {
  if (measure === "speed") return speedScale(family, units);
  const shared = { convert: same, format: whole, steps: STEPS, isInverted: false };
  return measure === "power"
    ? { ...shared, name: "Power", unit: "W" }
    : { ...shared, name: "Heart rate", unit: "bpm" };
}

const MEASURES = ["speed", "power", "heartRate"] as const satisfies readonly TargetMeasure[];

/** The measurements of a recording that can be drawn, each with the targets of its intervals. */
export const tracesOf = (input: TraceInput): Trace[] =>
  MEASURES.flatMap((measure) => {
    const scale = scaleOf(measure, input);
    const means = traceOf(input.stream, measure, input);
    if (!scale || means.every((mean) => mean === null)) return [];
    const values = means.map((mean) => (mean === null ? null : scale.convert(mean)));
    const caps = capsOf(measure, scale, input);
    const { name, unit, format, steps, isInverted } = scale;
    const [low, high] = span([...measured(values), ...caps.map(({ value }) => value)]);
    const ends = isInverted ? { bottom: high, top: low } : { bottom: low, top: high };
    return [
      { measure, name, unit, format, values, caps, ...ends, ticks: ticksOf(low, high, steps) },
    ];
  });

const measured = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

const isDiscipline = (family: SportFamily): family is Discipline =>
  family === "swim" || family === "bike" || family === "run";

function capsOf(measure: TargetMeasure, scale: Scale, input: TraceInput): TraceCap[] {
  const { family, stretches, seconds } = input;
  if (!isDiscipline(family)) return [];
  return stretches.flatMap(({ interval, recordedStart, recordedSeconds }) => {
    const target = targetEnds(family, interval)[measure];
    const ends = [target?.low, target?.high].flatMap((end) => end ?? []);
    const value = scale.convert(ends.reduce((sum, end) => sum + end, 0) / ends.length);
    if (ends.length === 0 || value === null) return [];
    const from = recordedStart / seconds;
    return [{ from, to: from + recordedSeconds / seconds, value }];
  });
}

/** A few odd samples must not flatten the rest. */
const ODD_SHARE = 0.02;
const MARGIN = 0.1;

function span(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const odd = Math.floor(sorted.length * ODD_SHARE);
  const low = sorted[odd] ?? 0;
  const high = sorted[sorted.length - 1 - odd] ?? low;
  const margin = Math.max((high - low) * MARGIN, Math.abs(high) * 0.02, 1);
  return [low - margin, high + margin];
}

const MAX_TICKS = 4;

function ticksOf(low: number, high: number, steps: readonly number[]): number[] {
  const step = steps.find((each) => (high - low) / each <= MAX_TICKS) ?? high - low;
  const first = Math.ceil(low / step);
  return Array.from(
    { length: Math.floor(high / step) - first + 1 },
    (_, at) => (first + at) * step,
  );
}
