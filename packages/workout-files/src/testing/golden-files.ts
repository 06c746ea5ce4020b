import { WORKOUT_FILE_FORMATS, type TargetChoice } from "@triplan/domain";
import type { WorkoutExercise } from "../tree/workout-exercise.ts";
import { brickFile, workoutFile } from "../workout-file.ts";
import { SAMPLE_RIDE, SAMPLE_RUN, SAMPLE_SWIM, SAMPLE_TEST } from "./sample-exercises.ts";

/** Options of a file with a target, for tests. */
export const sampleOptions = (target: TargetChoice, fileName: string) => ({
  facts: { raceType: "olympic", poolLengthMeters: 22.86, units: "miles+yd", target } as const,
  identity: { serial: 42, changedAt: new Date("2027-03-14T09:26:53Z") },
  fileName,
});

const sample = (
  exercise: WorkoutExercise,
  target: TargetChoice,
  name: string,
): [string, () => Uint8Array] => {
  const format = WORKOUT_FILE_FORMATS.find((each) => name.endsWith(`.${each}`));
  if (!format) throw new TypeError(`no format: ${name}`);
  return [name, () => workoutFile(exercise, format, sampleOptions(target, name))];
};

/** Files that stay the same byte for byte, each with its name in `golden`. */
export const GOLDEN_FILES: readonly (readonly [string, () => Uint8Array])[] = [
  sample(SAMPLE_SWIM, "pace", "swim-pace.fit"),
  sample(SAMPLE_SWIM, "none", "swim-none.fit"),
  sample(SAMPLE_RIDE, "power", "ride-power.fit"),
  sample(SAMPLE_RIDE, "pace", "ride-speed.fit"),
  sample(SAMPLE_RUN, "pace", "run-pace.fit"),
  sample(SAMPLE_RUN, "heartRate", "run-heart-rate.fit"),
  ["brick.fit", () => brickFile([SAMPLE_RIDE, SAMPLE_RUN], sampleOptions("power", "brick.fit"))],
  sample(SAMPLE_RIDE, "power", "ride.zwo"),
  sample(SAMPLE_TEST, "power", "test.zwo"),
  sample(SAMPLE_RUN, "pace", "run.zwo"),
  sample(SAMPLE_RIDE, "power", "ride.mrc"),
];
