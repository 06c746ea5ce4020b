import type { ExerciseStep, StepInterval, StepTarget } from "@triplan/domain";
import type { WorkoutExercise } from "../tree/workout-exercise.ts";

const ride = (
  zone: StepInterval["zone"],
  minutes: number,
  pace: string,
  target: StepTarget,
): StepInterval => ({
  quantity: minutes * 60,
  unit: "s",
  zone,
  isRacePace: false,
  pace,
  seconds: minutes * 60,
  restSeconds: 0,
  target,
});

const swim = (
  zone: StepInterval["zone"],
  meters: number,
  restSeconds: number,
  target: StepTarget,
): StepInterval => ({
  quantity: meters,
  unit: "m",
  zone,
  isRacePace: false,
  pace: "2:00",
  seconds: (meters * 120) / 100,
  restSeconds,
  target,
});

const single = (
  kind: ExerciseStep["kind"],
  interval: StepInterval,
  more: Partial<ExerciseStep> = {},
): ExerciseStep => ({ kind, repeat: 1, intervals: [interval], ...more });

const EASY_SWIM = { slow: null, fast: "2:20" };
const EASY_RIDE = {
  slow: null,
  fast: "15.5",
  watts: { from: null, to: 125 },
  heartRate: { from: null, to: 128 },
};
const HARD_RIDE = {
  slow: "18.5",
  fast: "20",
  watts: { from: 230, to: 260 },
  heartRate: { from: 149, to: 160 },
};
const EASY_RUN = { slow: null, fast: "10:30", heartRate: { from: null, to: 139 } };
const STEADY_RUN = { slow: "10:30", fast: "9:10", heartRate: { from: 140, to: 147 } };
const THRESHOLD_RUN = { slow: "8:15", fast: "7:45", heartRate: { from: 155, to: 165 } };

/** A swim with drills, kit and a set on the pool clock. */
export const SAMPLE_SWIM: WorkoutExercise = {
  type: "swim",
  name: "CSS 100s",
  notes: "Pace that you can hold.",
  duration: 45,
  steps: [
    single("warmup", swim("Z1", 274.32, 0, EASY_SWIM), {
      kit: ["snorkel", "fins"],
      drills: [{ name: "Kick on the side", cue: "Bottom arm long, look down.", kit: ["fins"] }],
    }),
    {
      kind: "main",
      repeat: 8,
      intervals: [swim("Z4", 91.44, 20, { slow: "2:05", fast: "1:55" })],
    },
    {
      kind: "steady",
      repeat: 4,
      intervals: [swim("Z2", 45.72, 15, { slow: "2:20", fast: "2:10" })],
    },
    single("cooldown", swim("Z1", 91.44, 0, EASY_SWIM)),
  ],
};

/** A ride with known watts and repeated work. */
export const SAMPLE_RIDE: WorkoutExercise = {
  type: "bike",
  name: "Threshold 3 × 8",
  notes: "Raises your threshold.",
  duration: 60,
  steps: [
    single("warmup", ride("Z1", 15, "14", EASY_RIDE)),
    {
      kind: "main",
      repeat: 3,
      intervals: [ride("Z4", 8, "19.3", HARD_RIDE), ride("Z1", 4, "14", EASY_RIDE)],
    },
    single("cooldown", ride("Z1", 9, "14", EASY_RIDE)),
  ],
};

/** A run with work at threshold and strides by feel. */
export const SAMPLE_RUN: WorkoutExercise = {
  type: "run",
  name: "Cruise intervals & strides",
  notes: "Smooth and strong.",
  duration: 55,
  steps: [
    single("warmup", ride("Z1", 12, "11:00", EASY_RUN)),
    {
      kind: "main",
      repeat: 3,
      intervals: [ride("Z4", 6, "8:00", THRESHOLD_RUN), ride("Z1", 1.5, "11:00", EASY_RUN)],
    },
    {
      kind: "main",
      repeat: 4,
      intervals: [
        { ...ride("Z6", 1 / 3, "6:50", THRESHOLD_RUN), feel: "zone" },
        ride("Z1", 1, "11:00", EASY_RUN),
      ],
    },
    single("steady", ride("Z2", 8, "9:50", STEADY_RUN)),
    single("cooldown", ride("Z1", 6, "11:00", EASY_RUN)),
  ],
};

/** A ride whose main step is a best effort. */
export const SAMPLE_TEST: WorkoutExercise = {
  type: "bike",
  name: "20-minute test",
  notes: "Measures your threshold.",
  duration: 45,
  steps: [
    single("warmup", ride("Z1", 15, "14", EASY_RIDE)),
    single("main", { ...ride("Z5", 20, "20", HARD_RIDE), feel: "test" }),
    single("cooldown", ride("Z1", 10, "14", EASY_RIDE)),
  ],
};
