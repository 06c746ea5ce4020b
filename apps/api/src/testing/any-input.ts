import { validPlan } from "./valid-plan.ts";

/** What an athlete sends to adjust a plan. */
export const ADJUSTMENT = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 90,
  intensityAdjustment: "maintain",
  reason: "fatigue",
} as const;

/** The body of every call at once: each takes its own fields and leaves the others. */
export const ANY_BODY = {
  ...validPlan(),
  ...ADJUSTMENT,
  day: 2,
  dayName: "Tuesday",
  unitPreference: "miles",
};
