/** Intensity zones from recovery (Z1) to speed (Z6); athletes are shown five and "speed". */
export const ZONES = ["Z1", "Z2", "Z3", "Z4", "Z5", "Z6"] as const;
export type Zone = (typeof ZONES)[number];

/** Words that a plan uses for how hard an exercise is. */
export const INTENSITIES = [
  "recovery",
  "easy",
  "moderate",
  "tempo",
  "threshold",
  "vo2max",
  "interval",
  "hard",
] as const;
export type Intensity = (typeof INTENSITIES)[number];

/** One stretch at one effort. */
export interface StepInterval {
  /** Metres in the water, seconds on the bike and the run. */
  quantity: number;
  unit: "m" | "s";
  zone: Zone;
  /** True where the effort is the athlete's race pace; `zone` says how hard that is. */
  isRacePace: boolean;
  /** Target in the athlete's terms, without unit: swim m:ss per 100 m, bike mph, run m:ss per mile. */
  pace: string;
  /** Time in motion. */
  seconds: number;
  /** Rest after the stretch; 0 for none. */
  restSeconds: number;
}

/** A part of an exercise: its intervals, done in order, `repeat` times. */
export interface ExerciseStep {
  kind: "warmup" | "main" | "steady" | "cooldown";
  repeat: number;
  intervals: readonly StepInterval[];
}
