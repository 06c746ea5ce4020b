import {
  APPOINTMENT_EFFORTS,
  APPOINTMENT_MINUTES,
  DISCIPLINES,
  isRaceType,
  MAX_APPOINTMENT_NAME,
  normalizeEntry,
  PACE_LIMITS,
  POOL_LENGTHS,
  TRAINING_LIMITS,
  withAppointment,
  withSports,
  type Appointment,
  type PerDiscipline,
  type ScheduleEntry,
  type WeeklySchedule,
} from "@triplan/domain";
import { defaultThresholds, type DefaultPaces } from "../../../shared/preferences/default-paces.ts";
import { followsOr } from "./follows.ts";
import { thresholdsOf } from "./plan-facts.ts";
import { initialValues, type PlanValues } from "./plan-values.ts";

/** A way out that the athlete took: what it did, and the values before and after it. */
export interface ChosenWay {
  done: string;
  kept: string;
  before: PlanValues;
  after: PlanValues;
}

/** The form's state in the tab's storage, so that it survives a reload and a login. */
export interface PlanDraft {
  /** null for a visitor, whose draft any account may adopt. */
  ownerId: number | null;
  values: PlanValues;
  isNameEdited: boolean;
  hasOwnPaces: boolean;
  /** Threshold paces that the paces stood for when they were entered; another race keeps them. */
  thresholds: PerDiscipline<number>;
  /** True after the first entry. */
  isEdited: boolean;
  /** Name of the saved plan that the form was filled in from. */
  filledFrom: string | null;
  /** The last way out that was taken; it can be undone. */
  way: ChosenWay | null;
}

/** The initial form of an account, or of a visitor. */
export function openDraft(
  account: (DefaultPaces & Partial<Pick<PlanValues, "poolLengthMeters">> & { id: number }) | null,
): PlanDraft {
  const { defaultSwimPace, defaultBikePace, defaultRunPace } = account ?? {};
  const values = initialValues(account);
  return {
    ownerId: account?.id ?? null,
    values,
    thresholds: account ? defaultThresholds(account) : thresholdsOf(values),
    isNameEdited: false,
    hasOwnPaces: Boolean(defaultSwimPace ?? defaultBikePace ?? defaultRunPace),
    isEdited: false,
    filledFrom: null,
    way: null,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const textOr = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);

function numberOr(value: unknown, fallback: number, limits: { min: number; max: number }): number {
  const isGood = typeof value === "number" && value >= limits.min && value <= limits.max;
  return isGood ? value : fallback;
}

/** The stored number if valid, else none. */
function stepOr(
  kept: unknown,
  { min, max, step }: { min: number; max: number; step: number },
): number | null {
  const isGood = typeof kept === "number" && kept >= min && kept <= max && kept % step === 0;
  return isGood ? kept : null;
}

/** The stored day if valid, else the default. */
function dayOr(kept: unknown, fallback: ScheduleEntry): ScheduleEntry {
  if (!isObject(kept) || typeof kept.available !== "boolean") return fallback;
  const entry = normalizeEntry({
    ...fallback,
    available: kept.available,
    hours: numberOr(kept.hours, fallback.hours, { min: 0, max: 8 }),
    isEndurance: kept.isEndurance === true,
  });
  const { sports } = kept;
  if (!entry.available) return entry;
  const read = withAppointment(entry, appointmentOr(kept.appointment));
  if (!Array.isArray(sports)) return read;
  return withSports(
    read,
    DISCIPLINES.filter((sport) => sports.includes(sport)),
  );
}

/** The stored appointment if valid, else none; without its name if that is too long. */
function appointmentOr(kept: unknown): Appointment | null {
  if (!isObject(kept)) return null;
  const sport = DISCIPLINES.find((each) => each === kept.sport);
  const effort = APPOINTMENT_EFFORTS.find((each) => each === kept.effort);
  const minutes = stepOr(kept.minutes, APPOINTMENT_MINUTES);
  if (!sport || !effort || minutes === null) return null;
  const name = textOr(kept.name, "").trim();
  const isNamed = name !== "" && name.length <= MAX_APPOINTMENT_NAME;
  return { sport, minutes, effort, ...(isNamed && { name }) };
}

const weekOr = (kept: unknown, fallback: WeeklySchedule): WeeklySchedule =>
  Array.isArray(kept) ? fallback.map((entry) => dayOr(kept[entry.day], entry)) : fallback;

function valuesOf(kept: Record<string, unknown>, opening: PlanValues): PlanValues {
  const raceType = textOr(kept.raceType, "");
  return {
    name: textOr(kept.name, opening.name),
    raceType: isRaceType(raceType) ? raceType : opening.raceType,
    swimDistance: textOr(kept.swimDistance, opening.swimDistance),
    bikeDistance: textOr(kept.bikeDistance, opening.bikeDistance),
    runDistance: textOr(kept.runDistance, opening.runDistance),
    raceDate: textOr(kept.raceDate, opening.raceDate),
    currentSwimPace: numberOr(kept.currentSwimPace, opening.currentSwimPace, PACE_LIMITS.swim),
    currentBikePace: numberOr(kept.currentBikePace, opening.currentBikePace, PACE_LIMITS.bike),
    currentRunPace: numberOr(kept.currentRunPace, opening.currentRunPace, PACE_LIMITS.run),
    goalFinishTime: numberOr(kept.goalFinishTime, 0, { min: 0, max: Infinity }),
    hoursNow: stepOr(kept.hoursNow, TRAINING_LIMITS.weeklyHours),
    longestRunNow: stepOr(kept.longestRunNow, TRAINING_LIMITS.longestRun),
    longestRideNow: stepOr(kept.longestRideNow, TRAINING_LIMITS.longestRide),
    longestSwimNow: stepOr(kept.longestSwimNow, TRAINING_LIMITS.longestSwim),
    skipsTrainingNow: kept.skipsTrainingNow === true,
    weeklySchedule: weekOr(kept.weeklySchedule, opening.weeklySchedule),
    poolLengthMeters:
      POOL_LENGTHS.find((length) => length === kept.poolLengthMeters) ?? opening.poolLengthMeters,
    optimiseLoad: kept.optimiseLoad === true,
    ...followsOr(kept.follows),
  };
}

function wayOf(kept: unknown, opening: PlanValues): ChosenWay | null {
  if (!isObject(kept) || !isObject(kept.before) || !isObject(kept.after)) return null;
  return {
    done: textOr(kept.done, ""),
    kept: textOr(kept.kept, ""),
    before: valuesOf(kept.before, opening),
    after: valuesOf(kept.after, opening),
  };
}

/**
 * Parses a stored draft; unreadable fields fall back to the defaults. Null when nothing is stored
 * or another user owns it.
 */
export function readDraft(text: string | null, opening: PlanDraft): PlanDraft | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isObject(kept) || !isObject(kept.values)) return null;
    const { ownerId, values } = kept;
    if (ownerId !== null && ownerId !== opening.ownerId) return null;
    const read = valuesOf(values, opening.values);
    return {
      ownerId: opening.ownerId,
      values: read,
      thresholds: thresholdsOf(read),
      isNameEdited: kept.isNameEdited !== false && read.name !== "",
      hasOwnPaces: opening.hasOwnPaces || kept.hasOwnPaces === true,
      isEdited: kept.isEdited !== false,
      filledFrom: typeof kept.filledFrom === "string" ? kept.filledFrom : null,
      way: wayOf(kept.way, opening.values),
    };
  } catch {
    return null;
  }
}
