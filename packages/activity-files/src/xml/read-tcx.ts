import { streamOf, type RecordedLap, type RecordedPoint } from "@triplan/domain";
import { activityTypeOf, familyOfType } from "../recording/sport.ts";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";
import { plainText, plausibleText } from "../recording/plausible.ts";
import { climbOf, maxOf, meanOf, refuseManyPoints } from "../recording/points.ts";
import type { Recording } from "../recording/recording.ts";
import { parseXml } from "./parse-xml.ts";

interface TcxLap {
  startMs: number;
  seconds: number;
  meters: number | null;
  calories: number | null;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  averageCadence: number | null;
  points: RecordedPoint[];
}

interface TcxActivity {
  sport: string;
  isPart: boolean;
  deviceName: string | null;
  laps: TcxLap[];
}

/** Activities of a Training Center file. */
export function readTcx(text: string): Recording[] {
  const activities: TcxActivity[] = [];
  let count = 0;
  parseXml(text, {
    open: (path, attributes) => {
      const name = path.at(-1);
      if (name === "Activity") {
        if (activities.length >= FILE_LIMITS.recordings) throw tooMany();
        const isPart = path.includes("MultiSportSession");
        activities.push({ sport: attributes["Sport"] ?? "", isPart, deviceName: null, laps: [] });
      } else if (name === "Lap" && path.includes("Activity")) {
        activities.at(-1)?.laps.push(emptyLap(Date.parse(attributes["StartTime"] ?? "")));
      } else if (name === "Trackpoint") {
        refuseManyPoints((count += 1));
        activities.at(-1)?.laps.at(-1)?.points.push({ at: Number.NaN });
      }
    },
    close: (path, value) => {
      const activity = activities.at(-1);
      if (activity) readValue(activity, path, value);
    },
  });
  const recordings = activities.filter(({ laps }) => laps.length > 0).map(recordingOf);
  if (recordings.length > 0) return recordings;
  throw new FileRefusal("This file holds a route or a workout, not a recording.");
}

const tooMany = () => new FileRefusal("This file holds too many recordings. Split it.");

const emptyLap = (startMs: number): TcxLap => ({
  startMs,
  seconds: 0,
  meters: null,
  calories: null,
  averageHeartRate: null,
  maxHeartRate: null,
  averageCadence: null,
  points: [],
});

function readValue(activity: TcxActivity, path: readonly string[], value: string): void {
  const [parent, name] = path.slice(-2);
  if (parent === "Creator" && name === "Name") activity.deviceName = plainText(value, 100);
  const lap = activity.laps.at(-1);
  if (!lap || name === undefined) return;
  const point = path.includes("Trackpoint") ? lap.points.at(-1) : undefined;
  if (point) readPointValue(point, name, value, parent);
  else if (parent === "Lap" || name === "Value") readLapValue(lap, name, value, parent);
}

function readPointValue(point: RecordedPoint, name: string, value: string, parent?: string): void {
  if (name === "Time") point.at = Date.parse(value);
  else if (name === "AltitudeMeters") point.altitude = plausibleText("altitude", value);
  else if (name === "DistanceMeters") point.distance = plausibleText("distance", value);
  else if (name === "Speed") point.speed = plausibleText("speed", value);
  else if (name === "Watts") point.power = plausibleText("power", value);
  else if (name === "Cadence" || name === "RunCadence") {
    point.cadence = plausibleText("cadence", value);
  } else if (name === "Value" && parent === "HeartRateBpm") {
    point.heartRate = plausibleText("heartRate", value);
  }
}

function readLapValue(lap: TcxLap, name: string, value: string, parent?: string): void {
  if (name === "TotalTimeSeconds") lap.seconds = plausibleText("duration", value) ?? 0;
  else if (name === "DistanceMeters") lap.meters = plausibleText("distance", value);
  else if (name === "Calories") lap.calories = plausibleText("calories", value);
  else if (name === "Cadence") lap.averageCadence = plausibleText("cadence", value);
  else if (parent === "AverageHeartRateBpm") {
    lap.averageHeartRate = plausibleText("heartRate", value);
  } else if (parent === "MaximumHeartRateBpm") {
    lap.maxHeartRate = plausibleText("heartRate", value);
  }
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

function recordingOf({ sport, isPart, deviceName, laps }: TcxActivity): Recording {
  const activityType = activityTypeOf(sport);
  const family = familyOfType(activityType);
  const points = laps.flatMap((lap) => lap.points).filter(({ at }) => !Number.isNaN(at));
  const startMs = laps[0]?.startMs ?? Number.NaN;
  const start = Number.isNaN(startMs) ? (points[0]?.at ?? Number.NaN) : startMs;
  // Running cadence counts the steps of one leg.
  if (family === "run") for (const point of points) if (point.cadence) point.cadence *= 2;
  const stream = streamOf(points, start);
  return {
    activityType,
    family,
    isPart,
    name: null,
    startTime: new Date(start),
    startOffsetSeconds: null,
    durationSeconds: laps.reduce((sum, { seconds }) => sum + seconds, 0),
    distanceMeters: sumOf(laps.map(({ meters }) => meters)),
    averageSpeed: null,
    averageHeartRate: meanOf(stream.heartRate ?? []) ?? lapMean(laps),
    maxHeartRate: maxOf(laps.map((lap) => lap.maxHeartRate)) ?? maxOf(stream.heartRate ?? []),
    averagePower: null,
    normalizedPower: null,
    calories: sumOf(laps.map(({ calories }) => calories)),
    elevationGain: climbOf(stream.altitude),
    rpe: null,
    feeling: null,
    deviceName,
    laps: laps.slice(0, FILE_LIMITS.laps).map((lap) => recordedLap(lap, start)),
    stream,
  };
}

/** Mean heart rate of the laps, weighted by their time. */
function lapMean(laps: readonly TcxLap[]): number | null {
  const measured = laps.filter(({ averageHeartRate }) => averageHeartRate !== null);
  const seconds = measured.reduce((sum, lap) => sum + lap.seconds, 0);
  if (seconds === 0) return null;
  return (
    measured.reduce((sum, lap) => sum + (lap.averageHeartRate ?? 0) * lap.seconds, 0) / seconds
  );
}

const recordedLap = (lap: TcxLap, start: number): RecordedLap => ({
  startSeconds: Math.max(0, Math.round((lap.startMs - start) / 1000) || 0),
  durationSeconds: lap.seconds,
  distanceMeters: lap.meters,
  averageHeartRate: lap.averageHeartRate ?? meanOf(lap.points.map(({ heartRate }) => heartRate)),
  maxHeartRate: lap.maxHeartRate ?? maxOf(lap.points.map(({ heartRate }) => heartRate)),
  averagePower: meanOf(lap.points.map(({ power }) => power)),
  averageCadence: lap.averageCadence ?? meanOf(lap.points.map(({ cadence }) => cadence)),
});
