/** Where the athlete does strength work. */
export const STRENGTH_VARIANTS = ["home", "gym"] as const;
export type StrengthVariant = (typeof STRENGTH_VARIANTS)[number];

export type StrengthPhase = "base" | "build" | "peak";

/** A strength session in words; it counts in no hours and has no day. */
export interface StrengthSession {
  minutes: number;
  aim: string;
  /** Name, sets and repetitions of each exercise. */
  exercises: readonly string[];
}

/** Before each session. */
export const STRENGTH_WARM_UP =
  "5 min easy movement, then 10 each of leg swings, hip circles, arm circles and squats without weight";

/** What holds for all sessions. */
export const STRENGTH_ADVICE =
  "Leave two repetitions in reserve and stop an exercise that hurts. At least 6 hours after a hard run or ride, and not on the day before one.";
