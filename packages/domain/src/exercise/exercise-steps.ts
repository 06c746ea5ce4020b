/** Intensity zones from recovery (Z1) to speed (Z6); athletes see five and "speed". */
export const ZONES = ["Z1", "Z2", "Z3", "Z4", "Z5", "Z6"] as const;
export type Zone = (typeof ZONES)[number];

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

/** Efforts without a target pace: by feel in its zone, a test, a ramp to exhaustion, a walk. */
export const STEP_FEELS = ["zone", "test", "ramp", "walk"] as const;
export type StepFeel = (typeof STEP_FEELS)[number];

/** A range of beats per minute or watts, ends included; null: no limit on that side. */
export interface TargetRange {
  from: number | null;
  to: number | null;
}

/** What a stretch asks for. Paces have the unit of the stretch's `pace`; null: no limit. */
export interface StepTarget {
  slow: string | null;
  fast: string | null;
  /** Absent while the threshold power or heart rate is unknown. */
  watts?: TargetRange;
  heartRate?: TargetRange;
}

/** One stretch at one effort. */
export interface StepInterval {
  /** Metres for swims, seconds for rides and runs. */
  quantity: number;
  unit: "m" | "s";
  zone: Zone;
  /** True if the effort is race pace; `zone` is then its zone. */
  isRacePace: boolean;
  /** Target without unit: swim m:ss per 100 m, bike mph, run m:ss per mile. */
  pace: string;
  /** Moving time. */
  seconds: number;
  /** Rest after the stretch; 0 if none. */
  restSeconds: number;
  /** Absent by feel, and in exercises of older plans. */
  target?: StepTarget;
  /** Set if the stretch is done by feel; `pace` is then an estimate for sums, never shown. */
  feel?: StepFeel;
}

export const KIT = ["pull buoy", "paddles", "fins", "snorkel", "kickboard", "wetsuit"] as const;
export type Kit = (typeof KIT)[number];

/** A technique exercise with the one thing to think of. */
export interface Drill {
  name: string;
  cue: string;
  /** What it needs; the step names it too. */
  kit?: Kit[];
}

export const ADVICE_KINDS = ["fuel", "transition", "openWater"] as const;

/** Advice on food and drink, on the change to the run, or on open water. */
export interface StepAdvice {
  kind: (typeof ADVICE_KINDS)[number];
  text: string;
  /** Carbohydrate. */
  gramsPerHour?: { least: number; most: number };
  /** Minutes of the change from the ride to the run. */
  changeMinutes?: number;
}

/** A part of an exercise: its intervals, done in order, `repeat` times. */
export interface ExerciseStep {
  kind: "warmup" | "main" | "steady" | "cooldown";
  repeat: number;
  intervals: readonly StepInterval[];
  drills?: Drill[];
  kit?: Kit[];
  advice?: StepAdvice[];
}
