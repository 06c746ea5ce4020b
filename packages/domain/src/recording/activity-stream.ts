/** Measurements of a recording other than its time. */
export const STREAM_FIELDS = ["heartRate", "speed", "power", "cadence", "altitude"] as const;
export type StreamField = (typeof STREAM_FIELDS)[number];

/**
 * Samples of a recording as columns of equal length; null where nothing was measured, and no column
 * for what was never measured. Never contains positions.
 */
export interface ActivityStream extends Partial<Record<StreamField, (number | null)[]>> {
  /** Whole seconds since the start, rising. */
  time: number[];
}

/** A longer gap between two samples is a pause; watches record every few seconds at least. */
export const MAX_SAMPLE_SECONDS = 10;

/** Duration of each sample in seconds: until the next one, at most the longest gap without a pause. */
export const sampleSeconds = ({ time }: Pick<ActivityStream, "time">): number[] =>
  time.map((at, index) => Math.min(MAX_SAMPLE_SECONDS, (time[index + 1] ?? at + 1) - at));

const DECIMALS: Readonly<Record<StreamField, number>> = {
  heartRate: 0,
  speed: 2,
  power: 0,
  cadence: 0,
  altitude: 1,
};

/** The stream with at most `maxPoints` samples, each the mean of those that it replaces. */
export function thinStream(stream: ActivityStream, maxPoints: number): ActivityStream {
  const { time } = stream;
  const size = Math.max(1, Math.ceil(time.length / maxPoints));
  const starts = Array.from({ length: Math.ceil(time.length / size) }, (_, at) => at * size);
  const thinned: ActivityStream = { time: starts.map((start) => time[start] ?? 0) };
  for (const field of STREAM_FIELDS) {
    const column = stream[field];
    if (!column?.some((value) => value !== null)) continue;
    const digits = DECIMALS[field];
    thinned[field] = starts.map((start) => meanOf(column.slice(start, start + size), digits));
  }
  return thinned;
}

function meanOf(values: readonly (number | null)[], digits: number): number | null {
  const measured = values.filter((value) => value !== null);
  if (measured.length === 0) return null;
  const mean = measured.reduce((sum, value) => sum + value, 0) / measured.length;
  return Math.round(mean * 10 ** digits) / 10 ** digits;
}

/** Mean of a measurement between two seconds, by time; null if nothing was measured there. */
export function meanBetween(
  stream: ActivityStream,
  field: StreamField,
  { from, to }: { from: number; to: number },
): number | null {
  const column = stream[field] ?? [];
  let sum = 0;
  let weight = 0;
  for (const [index, seconds] of sampleSeconds(stream).entries()) {
    const at = stream.time[index] ?? 0;
    const value = column[index] ?? null;
    if (value === null || at < from || at >= to) continue;
    sum += value * seconds;
    weight += seconds;
  }
  return weight > 0 ? sum / weight : null;
}

/** A measurement as means of `count` equal parts of the time; null where nothing was measured. */
export function traceOf(
  stream: ActivityStream,
  field: StreamField,
  { seconds, count }: { seconds: number; count: number },
): (number | null)[] {
  const column = stream[field] ?? [];
  const sums = Array.from({ length: count }, () => ({ sum: 0, weight: 0 }));
  for (const [index, weight] of sampleSeconds(stream).entries()) {
    const value = column[index] ?? null;
    const part = sums[Math.floor(((stream.time[index] ?? 0) / seconds) * count)];
    if (value === null || !part) continue;
    part.sum += value * weight;
    part.weight += weight;
  }
  return sums.map(({ sum, weight }) => (weight > 0 ? sum / weight : null));
}
