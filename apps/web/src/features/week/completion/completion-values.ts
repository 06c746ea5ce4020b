import {
  completeExerciseInput,
  COMPLETION_MESSAGES,
  type CompleteExerciseInput,
} from "@triplan/contract";
import {
  formatClock,
  isMiles,
  isPossibleDistance,
  METERS_PER_MILE,
  parseDecimal,
  parseFinishTime,
  poolUnitIn,
  poolUnitToMeters,
  type IsoDate,
  type Units,
} from "@triplan/domain";
import { byField, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/** The form as typed. */
export interface CompletionValues {
  date: string;
  /** h:mm:ss. */
  duration: string;
  distance: string;
  heartRate: string;
  rpe: number | null;
  feeling: number | null;
  notes: string;
}

type Athlete = { today: IsoDate; units: Units };

/** Unit of a typed distance: swims in the unit of the pool, as they are planned. */
export function distanceUnit({ type }: Pick<ExerciseRow, "type">, units: Units) {
  if (type === "swim") {
    const unit = poolUnitIn(units);
    return { unit, meters: poolUnitToMeters(1, unit), decimals: 0 } as const;
  }
  return isMiles(units)
    ? ({ unit: "mi", meters: METERS_PER_MILE, decimals: 2 } as const)
    : ({ unit: "km", meters: 1000, decimals: 2 } as const);
}

/** The measured or planned duration on its day, or what the athlete entered before. */
export function startValues(
  exercise: ExerciseRow,
  { today, units }: Athlete,
  measuredSeconds: number | null,
): CompletionValues {
  const { matchedActivity: before, scheduledDate, completionNotes } = exercise;
  const planned = scheduledDate !== null && scheduledDate < today ? scheduledDate : today;
  return {
    date: before?.localDate ?? planned,
    duration: formatClock(before?.duration ?? measuredSeconds ?? exercise.duration * 60),
    distance: distanceText(exercise, units),
    heartRate: before?.averageHeartRate ? String(Math.round(before.averageHeartRate)) : "",
    rpe: before?.rpe ?? null,
    feeling: before?.feeling ?? null,
    notes: completionNotes ?? "",
  };
}

/** The stored distance in the unit of the field; an empty text without one. */
function distanceText(exercise: ExerciseRow, units: Units): string {
  const distance = exercise.matchedActivity?.distance;
  const { meters, decimals } = distanceUnit(exercise, units);
  return distance ? (distance / meters).toFixed(decimals) : "";
}

/** Metres; what was entered before stays exact while its text is unchanged. */
export function readDistance(text: string, exercise: ExerciseRow, units: Units): number | null {
  if (text === distanceText(exercise, units)) return exercise.matchedActivity?.distance ?? null;
  const value = parseDecimal(text);
  return value === null ? null : value * distanceUnit(exercise, units).meters;
}

/** The API's input, or the message of each field that is wrong. */
export function readCompletion(
  values: CompletionValues,
  exercise: ExerciseRow,
  { today, units }: Athlete,
): { input: CompleteExerciseInput } | { errors: FieldErrors } {
  const durationSeconds = parseFinishTime(values.duration.trim());
  const distance = values.distance.trim();
  const heartRate = values.heartRate.trim();
  const parsed = completeExerciseInput.safeParse({
    exerciseId: exercise.id,
    date: values.date,
    durationSeconds,
    distanceMeters: distance === "" ? null : (readDistance(distance, exercise, units) ?? distance),
    averageHeartRate: heartRate === "" ? null : (parseDecimal(heartRate) ?? heartRate),
    rpe: values.rpe,
    feeling: values.feeling,
    notes: values.notes,
  });
  const errors = parsed.success
    ? refusals(parsed.data, exercise, today)
    : byField(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  if (durationSeconds === null) errors["durationSeconds"] = durationHint(values.duration.trim());
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  return { input: parsed.data };
}

function refusals(
  { date, distanceMeters, durationSeconds }: CompleteExerciseInput,
  { type }: ExerciseRow,
  today: IsoDate,
): Record<string, string> {
  const covered = { meters: distanceMeters ?? 0, seconds: durationSeconds };
  return {
    ...(date > today && { date: COMPLETION_MESSAGES.future }),
    ...(!isPossibleDistance(type, covered) && {
      distanceMeters: COMPLETION_MESSAGES.impossibleDistance,
    }),
  };
}

const MINUTES = /^(\d{1,3})(?::([0-5]\d))?$/;

/** How a typed duration is meant to be written: "44" is "0:44:00". */
function durationHint(text: string): string {
  const [, minutes, secs = "00"] = MINUTES.exec(text) ?? [];
  if (minutes === undefined) return "Write it as hours, minutes and seconds: 0:45:00";
  return `Write it as ${formatClock(Number(minutes) * 60 + Number(secs))}`;
}
