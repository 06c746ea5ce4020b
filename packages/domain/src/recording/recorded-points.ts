import { STREAM_FIELDS, type ActivityStream, type StreamField } from "./activity-stream.ts";
import type { RecordedLap } from "./recorded-lap.ts";

/** Laps and samples of a recording. */
export interface RecordedDetail {
  laps: RecordedLap[];
  stream: ActivityStream;
}

/** One sample. Never contains its position. */
export interface RecordedPoint extends Partial<Record<StreamField, number | null>> {
  /** Milliseconds since 1970. */
  at: number;
  /** Metres since the start. */
  distance?: number | null;
}

/** A week: longer recordings are none. */
export const MAX_RECORDING_SECONDS = 7 * 86_400;

/** Seconds around a point over which its speed is calculated. */
const SPEED_WINDOW = 10;

/** The points as columns by whole seconds since the start; of one second the first point counts. */
export function streamOf(points: readonly RecordedPoint[], startMs: number): ActivityStream {
  const bySecond = new Map<number, RecordedPoint>();
  for (const point of points) {
    const second = Math.round((point.at - startMs) / 1000);
    if (second >= 0 && second <= MAX_RECORDING_SECONDS && !bySecond.has(second)) {
      bySecond.set(second, point);
    }
  }
  const rows = [...bySecond].toSorted(([a], [b]) => a - b);
  const stream: ActivityStream = { time: rows.map(([second]) => second) };
  for (const field of STREAM_FIELDS) {
    const column = rows.map(([, point]) => point[field] ?? null);
    // Some devices write 0 for all that they have no sensor for.
    if (column.some((value) => value !== null && value !== 0)) stream[field] = column;
  }
  if (!stream.speed) {
    const distances = rows.map(([, { distance }]) => distance ?? null);
    const speed = speedsOf(stream.time, distances);
    if (speed.some((value) => value !== null)) stream.speed = speed;
  }
  return stream;
}

/** Metres per second over the last seconds; null at the start and after gaps. */
function speedsOf(time: readonly number[], distances: readonly (number | null)[]) {
  let from = 0;
  return time.map((at, index) => {
    while (at - (time[from] ?? at) > SPEED_WINDOW) from += 1;
    const [start, end] = [distances[from] ?? null, distances[index] ?? null];
    const seconds = at - (time[from] ?? at);
    if (start === null || end === null || seconds === 0 || end < start) return null;
    const speed = (end - start) / seconds;
    return speed <= MAX_SPEED ? speed : null;
  });
}

/** Metres per second; faster is a jump of the satellite signal. */
const MAX_SPEED = 60;
