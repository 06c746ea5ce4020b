import {
  streamOf,
  type ActivityStream,
  type RecordedLap,
  type RecordedPoint,
} from "@triplan/domain";
import FitParser from "fit-file-parser";
import { FileRefusal } from "../recording/file-refusal.ts";
import { FILE_LIMITS } from "../recording/limits.ts";
import { plainText, plausible } from "../recording/plausible.ts";
import { meanOf, refuseManyPoints } from "../recording/points.ts";
import type { Recording } from "../recording/recording.ts";
import { activityTypeOf, familyOfType } from "../recording/sport.ts";

/** A decoded message: the file decides which fields it has and of which types. */
type Message = Readonly<Record<string, unknown>>;

/** Sessions of a FIT file: a multisport recording has several. */
export async function readFit(bytes: Uint8Array<ArrayBuffer>): Promise<Recording[]> {
  const file = await decode(bytes);
  const type = messagesOf(file, "file_ids")[0]?.["type"];
  if (type !== "activity") throw notAnActivity(type);
  const sessions = messagesOf(file, "sessions").filter((session) => timeOf(session) !== null);
  if (sessions.length === 0) {
    throw new FileRefusal("This FIT file holds no finished recording.");
  }
  const records = messagesOf(file, "records");
  refuseManyPoints(records.length);
  return sessions
    .slice(0, FILE_LIMITS.recordings)
    .map((session) => recordingOf(session, file, sessions.length > 1));
}

const DAMAGED = "This FIT file is damaged. Copy it from your watch again.";
const CUT_SHORT = "This FIT file ends too early. Copy it from your watch again.";

async function decode(bytes: Uint8Array<ArrayBuffer>): Promise<Message> {
  try {
    const parser = new FitParser({ force: false, mode: "list", speedUnit: "m/s", lengthUnit: "m" });
    return {
      ...(await parser.parseAsync(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))),
    };
  } catch (error) {
    const isShort = /exceeds|missing|small/i.test(String(error));
    throw new FileRefusal(isShort ? CUT_SHORT : DAMAGED);
  }
}

function notAnActivity(type: unknown): FileRefusal {
  const kind = plainText(type, 30)?.replaceAll("_", " ");
  return new FileRefusal(
    kind === undefined || /^\d*$/.test(kind)
      ? "This FIT file holds no recording."
      : `This FIT file holds no recording but data of the kind "${kind}".`,
  );
}

function messagesOf(file: Message, name: string): Message[] {
  const messages = file[name];
  return Array.isArray(messages) ? messages : [];
}

/** Milliseconds since 1970; null if the file doesn't say. */
function timeOf(message: Message, field = "start_time"): number | null {
  const value = message[field];
  const time = value instanceof Date ? value.getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function recordingOf(session: Message, file: Message, isMultisport: boolean): Recording {
  const start = timeOf(session) ?? Number.NaN;
  const elapsed = plausible("duration", session["total_elapsed_time"]) ?? 0;
  const timer = plausible("duration", session["total_timer_time"]) ?? elapsed;
  const activityType = sportOf(session);
  const family = familyOfType(activityType);
  // The time of a session's own message may be that of the file, so the span is calculated.
  const end = start + Math.max(elapsed, timer) * 1000;
  const isInside = (at: number | null): at is number => at !== null && at >= start && at <= end;
  const steps = family === "run" ? 2 : 1;
  const points = messagesOf(file, "records").flatMap((record) => {
    const at = timeOf(record, "timestamp");
    return isInside(at) ? [pointOf(record, at, steps)] : [];
  });
  const stream = streamOf(points, start);
  return {
    activityType,
    family,
    isPart: isMultisport,
    name: null,
    startTime: new Date(start),
    startOffsetSeconds: offsetOf(file),
    durationSeconds: timer,
    distanceMeters: plausible("distance", session["total_distance"]),
    averageSpeed: speedOf(session),
    averageHeartRate: plausible("heartRate", session["avg_heart_rate"]) ?? mean(stream),
    maxHeartRate: plausible("heartRate", session["max_heart_rate"]),
    averagePower: plausible("power", session["avg_power"]) || null,
    normalizedPower: plausible("power", session["normalized_power"]) || null,
    calories: plausible("calories", session["total_calories"]),
    elevationGain: plausible("elevationGain", session["total_ascent"]),
    rpe: scaled(session["workout_rpe"], 10, 1, 10),
    feeling: scaled(session["workout_feel"], 25, 0, 4, 1),
    deviceName: deviceOf(file),
    laps: messagesOf(file, "laps")
      .filter((lap) => isInside(timeOf(lap)))
      .slice(0, FILE_LIMITS.laps)
      .map((lap) => lapOf(lap, start, steps)),
    stream,
  };
}

const mean = ({ heartRate }: ActivityStream) => meanOf(heartRate ?? []);

function sportOf({ sport, sub_sport: sub }: Message): string {
  const words = [sub, sport].filter((word) => typeof word === "string");
  const [narrow, wide = narrow] = words.filter((word) => word !== "generic");
  if (narrow === undefined) return "other";
  return narrow.includes(wide ?? narrow) ? activityTypeOf(narrow) : activityTypeOf(narrow, wide);
}

const speedOf = (message: Message): number | null =>
  plausible("speed", message["enhanced_avg_speed"]) ?? plausible("speed", message["avg_speed"]);

function pointOf(record: Message, at: number, steps: number): RecordedPoint {
  const cadence = plausible("cadence", record["cadence"]);
  return {
    at,
    distance: plausible("distance", record["distance"]),
    heartRate: plausible("heartRate", record["heart_rate"]),
    speed: plausible("speed", record["enhanced_speed"]) ?? plausible("speed", record["speed"]),
    power: plausible("power", record["power"]),
    // Running cadence counts the steps of one leg.
    cadence: cadence === null ? null : cadence * steps,
    altitude:
      plausible("altitude", record["enhanced_altitude"]) ??
      plausible("altitude", record["altitude"]),
  };
}

function lapOf(lap: Message, start: number, steps: number): RecordedLap {
  const cadence =
    plausible("cadence", lap["avg_cadence"]) ?? plausible("cadence", lap["avg_running_cadence"]);
  return {
    startSeconds: Math.round(((timeOf(lap) ?? start) - start) / 1000),
    durationSeconds:
      plausible("duration", lap["total_timer_time"]) ??
      plausible("duration", lap["total_elapsed_time"]) ??
      0,
    distanceMeters: plausible("distance", lap["total_distance"]),
    averageHeartRate: plausible("heartRate", lap["avg_heart_rate"]),
    maxHeartRate: plausible("heartRate", lap["max_heart_rate"]),
    averagePower: plausible("power", lap["avg_power"]),
    averageCadence: cadence === null ? null : cadence * steps,
  };
}

const MAX_OFFSET = 86_400;

/** Local time minus UTC in seconds. */
function offsetOf(file: Message): number | null {
  const activity = file["activity"];
  if (typeof activity !== "object" || activity === null) return null;
  const message: Message = { ...activity };
  const [local, utc] = [timeOf(message, "local_timestamp"), timeOf(message, "timestamp")];
  if (local === null || utc === null) return null;
  const offset = Math.round((local - utc) / 1000);
  return Math.abs(offset) <= MAX_OFFSET ? offset : null;
}

function deviceOf(file: Message): string | null {
  const id = messagesOf(file, "file_ids")[0] ?? {};
  const product = plainText(id["product_name"], 100);
  const maker = plainText(id["manufacturer"], 50);
  return product ?? (maker === null || /^\d+$/.test(maker) ? null : maker);
}

/** A value in steps of `unit` from 0 to 100, as a whole number from `min` to `max`, plus `shift`. */
function scaled(value: unknown, unit: number, min: number, max: number, shift = 0): number | null {
  if (typeof value !== "number") return null;
  const step = Math.round(value / unit);
  return step >= min && step <= max ? step + shift : null;
}
