import { streamOf, type RecordedPoint } from "@triplan/domain";
import { activityTypeOf, familyOfType } from "../recording/sport.ts";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";
import { plainText, plausibleText } from "../recording/plausible.ts";
import { climbOf, maxOf, meanOf, refuseManyPoints } from "../recording/points.ts";
import type { Recording } from "../recording/recording.ts";
import { parseXml } from "./parse-xml.ts";

/** A point with its position, which is only used to measure distances. */
interface GpxPoint extends RecordedPoint {
  latitude: number;
  longitude: number;
}

interface GpxTrack {
  name: string | null;
  type: string;
  segments: GpxPoint[][];
}

/** Sports that some sites write as numbers. */
const NUMBERED: Readonly<Record<string, string>> = { "1": "cycling", "9": "running" };

/** Tracks of a GPX file, one recording each. Routes and tracks without times are refused. */
export function readGpx(text: string): Recording[] {
  const tracks: GpxTrack[] = [];
  let deviceName: string | null = null;
  let count = 0;
  parseXml(text, {
    open: (path, attributes) => {
      const name = path.at(-1);
      if (name === "gpx") deviceName = plainText(attributes["creator"], 100);
      else if (name === "trk") {
        if (tracks.length >= FILE_LIMITS.recordings) throw tooMany();
        tracks.push({ name: null, type: "", segments: [] });
      } else if (name === "trkseg") tracks.at(-1)?.segments.push([]);
      else if (name === "trkpt") {
        refuseManyPoints((count += 1));
        tracks
          .at(-1)
          ?.segments.at(-1)
          ?.push({
            at: Number.NaN,
            latitude: Number(attributes["lat"]),
            longitude: Number(attributes["lon"]),
          });
      }
    },
    close: (path, value) => {
      const track = tracks.at(-1);
      if (track) readValue(track, path, value);
    },
  });
  const recordings = tracks.flatMap((track) => recordingOf(track, deviceName) ?? []);
  if (recordings.length > 0) return recordings;
  throw new FileRefusal("This file holds a route, not a recording: its points have no time.");
}

const tooMany = () => new FileRefusal("This file holds too many recordings. Split it.");

function readValue(track: GpxTrack, path: readonly string[], value: string): void {
  const [parent, name] = path.slice(-2);
  if (parent === "trk" && name === "name") track.name = plainText(value, 500);
  if (parent === "trk" && name === "type") track.type = NUMBERED[value] ?? value;
  const point = path.includes("trkpt") ? track.segments.at(-1)?.at(-1) : undefined;
  if (!point) return;
  if (name === "time") point.at = Date.parse(value);
  else if (name === "ele") point.altitude = plausibleText("altitude", value);
  else if (name === "hr" || name === "heartrate") {
    point.heartRate = plausibleText("heartRate", value);
  } else if (name === "cad" || name === "cadence") {
    point.cadence = plausibleText("cadence", value);
  } else if (name === "power" || name === "PowerInWatts") {
    point.power = plausibleText("power", value);
  }
}

function recordingOf(track: GpxTrack, deviceName: string | null): Recording | null {
  const segments = track.segments.map((points) => points.filter(({ at }) => !Number.isNaN(at)));
  const timed = segments.filter((points) => points.length > 1);
  const points = timed.flat();
  const start = points[0]?.at;
  if (start === undefined) return null;
  const activityType = activityTypeOf(track.type);
  const family = familyOfType(activityType);
  const distance = measureDistances(timed);
  if (family === "run") for (const point of points) if (point.cadence) point.cadence *= 2;
  const stream = streamOf(points, start);
  return {
    activityType,
    family,
    isPart: false,
    name: track.name,
    startTime: new Date(start),
    startOffsetSeconds: null,
    durationSeconds: timed.reduce((sum, segment) => sum + secondsOf(segment), 0),
    distanceMeters: distance,
    averageSpeed: null,
    averageHeartRate: meanOf(stream.heartRate ?? []),
    maxHeartRate: maxOf(stream.heartRate ?? []),
    averagePower: null,
    normalizedPower: null,
    calories: null,
    elevationGain: climbOf(stream.altitude),
    rpe: null,
    feeling: null,
    deviceName,
    laps: [],
    stream,
  };
}

/** A longer gap is a pause, unless the device records that seldom. */
const MAX_GAP_MS = 120_000;
const GAPS_OF_PAUSE = 3;

function secondsOf(segment: readonly GpxPoint[]): number {
  const gaps = segment
    .map(({ at }, index) => at - (segment[index - 1]?.at ?? at))
    .filter((gap) => gap > 0);
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const max = Math.max(MAX_GAP_MS, GAPS_OF_PAUSE * median);
  return gaps.reduce((sum, gap) => (gap <= max ? sum + gap / 1000 : sum), 0);
}

/** Writes each point's distance from the start, without gaps between segments. Returns the sum. */
function measureDistances(segments: readonly (readonly GpxPoint[])[]): number {
  let total = 0;
  for (const segment of segments) {
    for (const [index, point] of segment.entries()) {
      const before = segment[index - 1];
      if (before) total += metersBetween(before, point);
      point.distance = total;
    }
  }
  return total;
}

const EARTH_RADIUS = 6_371_009;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine); 0 for a point without a position. */
function metersBetween(a: GpxPoint, b: GpxPoint): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)];
  const latitudes = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = latitudes + Math.cos(fromLatitude) * Math.cos(toLatitude) * longitudes;
  const meters = 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)));
  return Number.isNaN(meters) ? 0 : meters;
}
