import type { Discipline } from "../sport/discipline.ts";
import { sampleSeconds, type ActivityStream, type StreamField } from "./activity-stream.ts";
import type { RecordedLap } from "./recorded-lap.ts";
import { steadiness, type Steadiness } from "./steadiness.ts";

/** What a recording tells beyond its means; null where its samples say too little. */
export interface RecordedEfforts extends Steadiness {
  /** Seconds of the fastest 400 m of a swim or 5 km of a run, watts of the best 20 min of a ride. */
  best: number | null;
}

/** Raised when the rules change, so that stored efforts are calculated again. */
export const EFFORTS_VERSION = 2;

/** What each sport's best is measured over: metres, or seconds of power. */
export const BEST_OVER = { swim: 400, bike: 20 * 60, run: 5000 } as const;

/** Thinner streams miss the start and end of an effort. */
const MAX_SECONDS_BETWEEN_SAMPLES = 5;
const MIN_MEASURED = 0.9;
const MAX_SECONDS = 24 * 3600;

/** The efforts of a swim, ride or run; null without any. */
export function recordedEfforts(
  discipline: Discipline,
  { stream, laps }: { stream: ActivityStream; laps: readonly RecordedLap[] },
): RecordedEfforts | null {
  const field = discipline === "bike" ? "power" : "speed";
  const isDense = isDenselyMeasured(stream, field);
  const best = isDense
    ? discipline === "bike"
      ? bestMean(bySecond(stream, field), BEST_OVER.bike)
      : fastestOver(bySecond(stream, field), BEST_OVER[discipline])
    : null;
  const byLaps = discipline === "swim" ? fastestLaps(laps, BEST_OVER.swim) : null;
  const steady =
    isDense && discipline !== "swim"
      ? steadiness(stream, field)
      : { efficiency: null, decoupling: null };
  const efforts = { best: best ?? byLaps, ...steady };
  return efforts.best === null && efforts.efficiency === null ? null : efforts;
}

/** True if a measurement was taken every few seconds, so that its changes show when efforts began. */
export function isDenselyMeasured(stream: ActivityStream, field: StreamField): boolean {
  const { time } = stream;
  const moving = sampleSeconds(stream).reduce((sum, seconds) => sum + seconds, 0);
  const measured = (stream[field] ?? []).filter((value) => value !== null).length;
  return (
    time.length > 1 &&
    (time.at(-1) ?? 0) <= MAX_SECONDS &&
    moving / time.length <= MAX_SECONDS_BETWEEN_SAMPLES &&
    measured >= MIN_MEASURED * time.length
  );
}

/** Values of each second from the first to the last sample; 0 in pauses. */
export function bySecond(stream: ActivityStream, field: StreamField): Float64Array {
  const { time } = stream;
  const values = new Float64Array((time.at(-1) ?? 0) + 1);
  for (const [index, seconds] of sampleSeconds(stream).entries()) {
    const from = time[index] ?? 0;
    values.fill(stream[field]?.[index] ?? 0, from, from + seconds);
  }
  return values;
}

/** Highest mean of so many seconds in a row; null if it is shorter. */
function bestMean(values: Float64Array, seconds: number): number | null {
  if (values.length < seconds) return null;
  let sum = 0;
  let best = 0;
  for (const [at, value] of values.entries()) {
    sum += value - (values[at - seconds] ?? 0);
    if (at >= seconds - 1) best = Math.max(best, sum);
  }
  return best === 0 ? null : Math.round(best / seconds);
}

/** Fewest seconds in a row, pauses among them, that cover a distance; null if none do. */
function fastestOver(speeds: Float64Array, meters: number): number | null {
  let from = 0;
  let covered = 0;
  let fastest: number | null = null;
  for (const [at, speed] of speeds.entries()) {
    covered += speed;
    while (covered - (speeds[from] ?? 0) >= meters) {
      covered -= speeds[from] ?? 0;
      from += 1;
    }
    if (covered >= meters) fastest = Math.min(fastest ?? Infinity, at - from + 1);
  }
  return fastest;
}

/** Laps of a pool rarely add up to a distance; a little more is scaled down. */
const MAX_OVER = 1.05;

/** The same from laps, whole lengths of a pool. */
function fastestLaps(laps: readonly RecordedLap[], meters: number): number | null {
  const times = laps.flatMap((_, from) => {
    let distance = 0;
    for (const lap of laps.slice(from)) {
      distance += lap.distanceMeters ?? Infinity;
      if (distance >= meters * MAX_OVER) return [];
      const first = laps[from];
      const seconds = lap.startSeconds + lap.durationSeconds - (first?.startSeconds ?? 0);
      if (distance >= meters) return [(seconds * meters) / distance];
    }
    return [];
  });
  return times.length === 0 ? null : Math.round(Math.min(...times));
}
