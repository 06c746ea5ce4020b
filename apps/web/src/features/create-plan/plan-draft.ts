import {
  isRaceType,
  normalizeEntry,
  PACE_LIMITS,
  type ScheduleEntry,
  type WeeklySchedule,
} from "@triplan/domain";
import { initialValues, type DefaultPaces, type PlanValues } from "./plan-values.ts";

/** What a tab keeps of the form, so that reload and login lose nothing. */
export interface PlanDraft {
  /** Who entered it; null for a visitor, who may become anyone by logging in. */
  ownerId: number | null;
  values: PlanValues;
  /** False while the name follows race and date. */
  isNameEdited: boolean;
  /** False while the form shows its example paces. */
  hasOwnPaces: boolean;
}

/** The form as it opens for an account, or for a visitor. */
export function openDraft(account: (DefaultPaces & { id: number }) | null): PlanDraft {
  const { defaultSwimPace, defaultBikePace, defaultRunPace } = account ?? {};
  return {
    ownerId: account?.id ?? null,
    values: initialValues(account),
    isNameEdited: false,
    hasOwnPaces: Boolean(defaultSwimPace ?? defaultBikePace ?? defaultRunPace),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const textOr = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);

function numberOr(value: unknown, fallback: number, limits: { min: number; max: number }): number {
  const isGood = typeof value === "number" && value >= limits.min && value <= limits.max;
  return isGood ? value : fallback;
}

/** The kept day where it is one, else the day of the form as it opens. */
function dayOr(kept: unknown, fallback: ScheduleEntry): ScheduleEntry {
  if (!isObject(kept) || typeof kept.available !== "boolean") return fallback;
  return normalizeEntry({
    ...fallback,
    available: kept.available,
    hours: numberOr(kept.hours, fallback.hours, { min: 0, max: 8 }),
    isEndurance: kept.isEndurance === true,
  });
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
    weeklySchedule: weekOr(kept.weeklySchedule, opening.weeklySchedule),
    optimiseLoad: kept.optimiseLoad === true,
  };
}

/**
 * A kept draft, field by field: unreadable fields are as the form opens. Null where nothing is kept,
 * or where another user entered it.
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
      isNameEdited: kept.isNameEdited !== false && read.name !== "",
      hasOwnPaces: opening.hasOwnPaces || kept.hasOwnPaces === true,
    };
  } catch {
    return null;
  }
}
