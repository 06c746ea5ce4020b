import {
  meanBetween,
  streamOf,
  type RecordedDetail,
  type RecordedLap,
  type RecordedPoint,
} from "@triplan/domain";

/** More samples than a day has seconds are no recording. */
const MAX_SAMPLES = 100_000;
const MAX_LAPS = 500;

/** Names of each measurement with its bounds; the first that is there counts. */
const FIELDS = {
  heartRate: [["heartRate"], 0, 300],
  speed: [["speedMetersPerSecond"], 0, 150],
  power: [["powerInWatts"], 0, 5000],
  cadence: [["stepsPerMinute", "bikeCadenceInRPM", "swimCadenceInStrokesPerMinute"], 0, 1000],
  altitude: [["elevationInMeters"], -1000, 10_000],
  distance: [["totalDistanceInMeters"], 0, 3_000_000],
} as const;

interface Span {
  startSeconds: number;
  durationSeconds: number;
}

/**
 * Laps and samples of details, without positions; null without samples. Laps are sent by their
 * start only: the rest follows from the samples. Values that can't be are left out.
 */
export function detailOf(sent: Record<string, unknown>, span: Span): RecordedDetail | null {
  const points = recordsIn(sent["samples"], MAX_SAMPLES).flatMap(pointOf);
  const stream = streamOf(points, span.startSeconds * 1000);
  if (stream.time.length === 0) return null;
  return { stream, laps: lapsOf(sent["laps"], points, { ...span, stream }) };
}

function recordsIn(list: unknown, max: number): Record<string, unknown>[] {
  if (!Array.isArray(list) || list.length > max) return [];
  return list.filter(isRecord);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function pointOf(sample: Record<string, unknown>): RecordedPoint[] {
  const seconds = sample["startTimeInSeconds"];
  if (typeof seconds !== "number" || !Number.isFinite(seconds)) return [];
  const read = (field: keyof typeof FIELDS) => {
    const [names, min, max] = FIELDS[field];
    const value = names.map((name) => sample[name]).find((each) => typeof each === "number");
    return value !== undefined && value >= min && value <= max ? value : null;
  };
  return [
    {
      at: seconds * 1000,
      heartRate: read("heartRate"),
      speed: read("speed"),
      power: read("power"),
      cadence: read("cadence"),
      altitude: read("altitude"),
      distance: read("distance"),
    },
  ];
}

function lapsOf(
  list: unknown,
  points: readonly RecordedPoint[],
  { startSeconds, durationSeconds, stream }: Span & Pick<RecordedDetail, "stream">,
): RecordedLap[] {
  const end = Math.max(durationSeconds, stream.time.at(-1) ?? 0);
  const starts = recordsIn(list, MAX_LAPS)
    .flatMap(({ startTimeInSeconds: at }) => (typeof at === "number" ? at - startSeconds : []))
    .filter((at) => at >= 0 && at < end)
    .toSorted((a, b) => a - b);
  return [...new Set(starts)].map((from, index, all) => {
    const to = all[index + 1] ?? end;
    const mean = (field: "heartRate" | "power" | "cadence") =>
      meanBetween(stream, field, { from, to });
    const beats = (stream.heartRate ?? []).filter((_, at) => isWithin(stream.time[at], from, to));
    return {
      startSeconds: from,
      durationSeconds: to - from,
      distanceMeters: distanceBetween(
        points,
        1000 * (startSeconds + from),
        1000 * (startSeconds + to),
      ),
      averageHeartRate: mean("heartRate"),
      maxHeartRate: beats.reduce((max, each) => Math.max(max ?? 0, each ?? 0) || null, null),
      averagePower: mean("power"),
      averageCadence: mean("cadence"),
    };
  });
}

const isWithin = (at: number | undefined, from: number, to: number) =>
  at !== undefined && at >= from && at < to;

/** Metres between two times, by the last sample up to each of them; null if it is unknown. */
function distanceBetween(
  points: readonly RecordedPoint[],
  from: number,
  to: number,
): number | null {
  const distanceAt = (time: number) =>
    points.findLast(({ at, distance }) => at <= time && typeof distance === "number")?.distance;
  const [start, end] = [distanceAt(from) ?? 0, distanceAt(to)];
  return typeof end === "number" && end > start ? end - start : null;
}
