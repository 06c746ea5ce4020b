import { STREAM_FIELDS, type ActivityStream, type StreamField } from "@triplan/domain";
import { FileRefusal } from "./file-refusal.ts";
import { FILE_LIMITS } from "./limits.ts";

/** One sample. Never contains its position. */
export interface Point extends Partial<Record<StreamField, number | null>> {
  /** Milliseconds since 1970. */
  at: number;
  /** Metres since the start. */
  distance?: number | null;
}

/** Throws if a file has more points than any recording. */
export function refuseManyPoints(count: number): void {
  if (count <= FILE_LIMITS.points) return;
  throw new FileRefusal("This file holds too many points for one recording.");
}

/** Seconds around a point over which its speed is calculated. */
const SPEED_WINDOW = 10;

/** The points as columns by whole seconds since the start; of one second the first point counts. */
export function streamOf(points: readonly Point[], startMs: number): ActivityStream {
  const bySecond = new Map<number, Point>();
  for (const point of points) {
    const second = Math.round((point.at - startMs) / 1000);
    if (second >= 0 && second <= FILE_LIMITS.durationSeconds && !bySecond.has(second)) {
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

/** Mean of what was measured, or null. */
export function meanOf(values: readonly (number | null | undefined)[]): number | null {
  const measured = values.filter((value) => typeof value === "number");
  if (measured.length === 0) return null;
  return measured.reduce((sum, value) => sum + value, 0) / measured.length;
}

/** Greatest of what was measured, or null. */
export const maxOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>(
    (max, value) => (typeof value === "number" && (max === null || value > max) ? value : max),
    null,
  );

const MIN_CLIMB = 2;

/** Metres climbed; ignores the noise of altitudes. Null without altitudes. */
export function climbOf(altitudes: readonly (number | null)[] | undefined): number | null {
  if (!altitudes) return null;
  let climbed = 0;
  let low: number | null = null;
  for (const altitude of altitudes) {
    if (altitude === null) continue;
    if (low === null || altitude < low) low = altitude;
    else if (altitude - low >= MIN_CLIMB) {
      climbed += altitude - low;
      low = altitude;
    }
  }
  return climbed;
}
