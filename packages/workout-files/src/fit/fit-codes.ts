import type { Discipline, Kit } from "@triplan/domain";
import type { StepRole, WorkoutTarget } from "../tree/workout.ts";

/** Numbers of the FIT profile. */
export const MESSAGE = { fileId: 0, workout: 26, workoutStep: 27, workoutSession: 158 } as const;

export const SPORT = { run: 1, bike: 2, swim: 5 } as const satisfies Record<Discipline, number>;
export const MULTISPORT = 18;
export const LAP_SWIMMING = 17;

export const POOL_UNIT = { m: 0, yd: 1 } as const;

export const DURATION = { seconds: 0, meters: 1, repeat: 6, sendOff: 28 } as const;

export const INTENSITY = {
  work: 0,
  rest: 1,
  warmup: 2,
  cooldown: 3,
  recovery: 4,
} as const satisfies Record<StepRole, number>;

export const TARGET = { speed: 0, heartRate: 1, open: 2, power: 4 } as const;

/** The other kit has no number. */
export const EQUIPMENT: Partial<Record<Kit, number>> = {
  fins: 1,
  kickboard: 2,
  paddles: 3,
  "pull buoy": 4,
  snorkel: 5,
};

interface TargetCode {
  type: number;
  /** A value as FIT stores it; numbers above the offset are absolute, those below are shares. */
  encode: (value: number) => number;
}

export const TARGET_CODES = {
  speed: { type: TARGET.speed, encode: (value) => Math.round(value * 1000) },
  heartRate: { type: TARGET.heartRate, encode: (bpm) => bpm + 100 },
  watts: { type: TARGET.power, encode: (watts) => watts + 1000 },
  ftp: { type: TARGET.power, encode: (share) => Math.round(share * 100) },
} as const satisfies Record<WorkoutTarget["by"], TargetCode>;
