import type { ExerciseStep, StepInterval } from "@triplan/domain";
import type { CardExercise } from "../ExerciseCard/card-exercise.ts";

const metres = (
  quantity: number,
  zone: StepInterval["zone"],
  restSeconds: number,
): StepInterval => ({
  quantity,
  unit: "m",
  zone,
  isRacePace: false,
  pace: "1:58",
  seconds: quantity * 1.18,
  restSeconds,
});

export const SAMPLE_STEPS: readonly ExerciseStep[] = [
  { kind: "warmup", repeat: 1, intervals: [metres(300, "Z1", 0)] },
  { kind: "main", repeat: 12, intervals: [metres(100, "Z4", 15)] },
  { kind: "steady", repeat: 1, intervals: [metres(400, "Z2", 0)] },
  { kind: "cooldown", repeat: 1, intervals: [metres(200, "Z1", 0)] },
];

export const SAMPLE_EXERCISE: CardExercise = {
  id: 7,
  type: "swim",
  name: "CSS 100s",
  duration: 50,
  distance: "2100 m",
  pace: "1:58/100m",
  intensity: "threshold",
  isKey: true,
  steps: SAMPLE_STEPS,
};
