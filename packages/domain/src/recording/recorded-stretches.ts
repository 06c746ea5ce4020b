import type { ExerciseStep } from "../exercise/exercise-steps.ts";
import type { Discipline } from "../sport/discipline.ts";
import { meanBetween, type ActivityStream } from "./activity-stream.ts";
import { foundStretches, type Span } from "./found-stretches.ts";
import { plannedStretches, type PlannedStretch } from "./planned-stretches.ts";
import type { RecordedLap } from "./recorded-lap.ts";

/** A planned interval with what was recorded where it was done. Null: not measured. */
export interface RecordedStretch extends PlannedStretch {
  /** Seconds since the start of the recording. */
  recordedStart: number;
  recordedSeconds: number;
  /** Metres per second. */
  speed: number | null;
  /** Beats per minute. */
  heartRate: number | null;
  /** Watts. */
  power: number | null;
}

export interface RecordedSteps {
  /**
   * `laps`: each interval is a lap. `effort`: pace or power changes where it begins and ends. `time`: it
   * is at its planned time. `none`: it was not found.
   */
  foundBy: "laps" | "effort" | "time" | "none";
  /** Empty if they were not found. */
  stretches: RecordedStretch[];
}

export interface Recorded {
  laps: readonly RecordedLap[];
  stream: ActivityStream | null;
  /** Seconds. */
  duration: number;
}

/**
 * What was recorded in each interval of an exercise: by laps that fit the intervals, else by changes of
 * pace or power, else at their planned times. The times of a swim are estimates and its samples rare,
 * so its intervals are found by laps only.
 */
export function recordedStretches(
  { type, steps }: { type: Discipline; steps: readonly ExerciseStep[] },
  recorded: Recorded,
): RecordedSteps {
  const planned = plannedStretches(steps);
  if (planned.length === 0) return NOT_FOUND;
  const laps = lapsOf(planned, recorded.laps);
  if (laps) {
    const stretches = planned.map((stretch, at) => ofLap(stretch, laps[at], recorded.stream));
    return { foundBy: "laps", stretches };
  }
  if (type === "swim" || !recorded.stream) return NOT_FOUND;
  const { stream, duration } = recorded;
  const found = foundStretches(type, planned, stream);
  const end = Math.max(duration, (stream.time.at(-1) ?? 0) + 1);
  const stretches = planned.map((stretch, at) =>
    within(stretch, stream, found?.[at] ?? plannedSpan(stretch, end)),
  );
  return { foundBy: found ? "effort" : "time", stretches };
}

const NOT_FOUND: RecordedSteps = { foundBy: "none", stretches: [] };

/** Seconds of a lap after the last interval: the walk to the door. */
const MAX_EXTRA_SECONDS = 90;

/** The lap of each interval, where each one fits; laps of rests are left out. */
function lapsOf(
  planned: readonly PlannedStretch[],
  laps: readonly RecordedLap[],
): RecordedLap[] | null {
  const withRests = planned.flatMap((stretch) =>
    stretch.interval.restSeconds > 0 ? [stretch, null] : [stretch],
  );
  for (const expected of [planned, withRests]) {
    const extra = laps.slice(expected.length);
    const extraSeconds = extra.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
    if (laps.length < expected.length || extraSeconds > MAX_EXTRA_SECONDS) continue;
    const matched = expected.flatMap((stretch, at) => {
      const lap = laps[at];
      return stretch && lap && isFitting(stretch, lap) ? [lap] : [];
    });
    if (matched.length === planned.length) return matched;
  }
  return null;
}

const MAX_DIFFERENCE = 0.15;
const MAX_SECONDS_OFF = 10;
/** Athletes begin and end an exercise as they like. */
const MAX_EASY_DIFFERENCE = 0.5;

function isFitting({ kind, interval }: PlannedStretch, lap: RecordedLap): boolean {
  const isMeters = interval.unit === "m";
  const recorded = isMeters ? lap.distanceMeters : lap.durationSeconds;
  if (recorded === null) return false;
  const share = kind === "warmup" || kind === "cooldown" ? MAX_EASY_DIFFERENCE : MAX_DIFFERENCE;
  const tolerance = Math.max(share * interval.quantity, isMeters ? 0 : MAX_SECONDS_OFF);
  return Math.abs(recorded - interval.quantity) <= tolerance;
}

function ofLap(
  stretch: PlannedStretch,
  lap: RecordedLap | undefined,
  stream: ActivityStream | null,
): RecordedStretch {
  const { startSeconds = 0, durationSeconds = 0, distanceMeters = null } = lap ?? {};
  const span = { from: startSeconds, to: startSeconds + durationSeconds };
  const mean = (field: "speed" | "heartRate" | "power") =>
    stream && meanBetween(stream, field, span);
  const lapSpeed = distanceMeters && durationSeconds ? distanceMeters / durationSeconds : null;
  return {
    ...stretch,
    recordedStart: startSeconds,
    recordedSeconds: durationSeconds,
    speed: lapSpeed ?? mean("speed"),
    heartRate: lap?.averageHeartRate ?? mean("heartRate"),
    power: lap?.averagePower ?? mean("power"),
  };
}

const plannedSpan = ({ start, interval }: PlannedStretch, end: number): Span => ({
  from: Math.min(start, end),
  to: Math.min(start + interval.seconds, end),
});

const within = (stretch: PlannedStretch, stream: ActivityStream, span: Span): RecordedStretch => ({
  ...stretch,
  recordedStart: span.from,
  recordedSeconds: span.to - span.from,
  speed: meanBetween(stream, "speed", span),
  heartRate: meanBetween(stream, "heartRate", span),
  power: meanBetween(stream, "power", span),
});
