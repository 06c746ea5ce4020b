import type { Discipline, Kit, PoolUnit } from "@triplan/domain";

/** A pool clock's send-off lasts until the next start, all others until they are over. */
export type StepLength =
  | { unit: "meters" | "seconds"; value: number }
  | { unit: "sendOff"; value: number };

/** Ends of a range, the lower value first; null: no limit on that side. */
interface Range {
  low: number | null;
  high: number | null;
}

/** Metres per second, beats per minute, watts, or shares of FTP. */
export type WorkoutTarget = { by: "speed" | "heartRate" | "watts" | "ftp" } & Range;

export type StepRole = "warmup" | "work" | "recovery" | "rest" | "cooldown";

export interface WorkoutStep {
  role: StepRole;
  /** "Warm-up", "Z4", "Race pace". */
  name: string;
  length: StepLength;
  target: WorkoutTarget | null;
  /** Share of threshold power or speed that a trainer sets; null if the effort is the athlete's. */
  share: number | null;
  /** How it feels, and its drills and kit. */
  note: string;
  kit: readonly Kit[];
}

/** Steps done in order, `times` times. */
export interface WorkoutBlock {
  times: number;
  steps: readonly WorkoutStep[];
}

/** An exercise as every file format sees it. */
export interface Workout {
  sport: Discipline;
  name: string;
  description: string;
  /** Null on land. */
  pool: { lengthMeters: number; unit: PoolUnit } | null;
  blocks: readonly WorkoutBlock[];
}
