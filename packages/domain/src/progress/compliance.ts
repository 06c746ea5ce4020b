import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import { secondsByZone } from "../exercise/expected-rpe.ts";
import type { ZoneSeconds } from "../recording/zone-seconds.ts";
import type { ProgressExercise, ProgressTraining } from "./progress-facts.ts";

type Completed = Pick<
  ProgressTraining,
  "minutes" | "distance" | "zoneSeconds" | "family" | "activityType"
>;

/** How a completed exercise compares with its plan. */
export const COMPLIANCE_WORDS = [
  "much-shorter",
  "shorter",
  "as-planned",
  "longer",
  "much-longer",
] as const;
export type ComplianceWord = (typeof COMPLIANCE_WORDS)[number];

/** Percent up to which each word but the last holds. */
const UPPER_ENDS = [49, 79, 120, 150] as const;

/**
 * Whole percent of an exercise that was done, by time; swims by distance where both are known, because
 * watches leave out rests.
 */
export function complianceOf(
  { type, duration, steps }: Pick<ProgressExercise, "type" | "duration" | "steps">,
  { minutes, distance }: Pick<ProgressTraining, "minutes" | "distance">,
): number {
  const planned = type === "swim" ? swimMeters(steps) : 0;
  const part = planned > 0 && distance ? distance / planned : minutes / duration;
  return Math.round(100 * part);
}

export const complianceWord = (percent: number): ComplianceWord =>
  COMPLIANCE_WORDS[UPPER_ENDS.filter((end) => percent > end).length] ?? "much-longer";

function swimMeters(steps: ProgressExercise["steps"]): number {
  const stretches = steps.flatMap(({ repeat, intervals }) =>
    intervals.map(({ unit, quantity }) => (unit === "m" ? repeat * quantity : 0)),
  );
  return stretches.reduce((total, meters) => total + meters, 0);
}

const MIN_KEY_PERCENT = 80;
const MIN_PART_IN_ZONE = 0.7;
/** Less time in a zone is not what an exercise is for. */
const MIN_TARGET_SECONDS = 6 * 60;

/**
 * True if a key exercise was done as meant, in its sport: 80 % of it and, where time in zones is known, 70 % of the
 * time that it has in its target zone or above. Sprints count in zone 5.
 */
export function isDoneAsMeant(
  exercise: Pick<ProgressExercise, "type" | "duration" | "steps">,
  done: Completed,
): boolean {
  if (!isOfDiscipline(exercise.type, done)) return false;
  if (complianceOf(exercise, done) < MIN_KEY_PERCENT) return false;
  if (!done.zoneSeconds) return true;
  const planned = zoneSecondsOf(exercise.steps);
  const target = planned.findLastIndex((_, zone) => above(planned, zone) >= MIN_TARGET_SECONDS);
  if (target < 0) return true;
  return above(done.zoneSeconds, target) >= MIN_PART_IN_ZONE * above(planned, target);
}

/** How an exercise went: by its length, or "easier" for a key exercise of the right length without its intensity. */
export type DoneWord = ComplianceWord | "easier";

/** How what was done in the sport of an exercise compares with it. Only what is as planned is done as meant. */
export function doneWord(
  exercise: Pick<ProgressExercise, "type" | "duration" | "steps" | "isKey">,
  done: Completed,
): DoneWord {
  const word = complianceWord(complianceOf(exercise, done));
  const isEasier = word === "as-planned" && exercise.isKey && !isDoneAsMeant(exercise, done);
  return isEasier ? "easier" : word;
}

/**
 * How training compares with the exercise that it completed, in a word and in whole percent. Another sport counts by
 * its time alone, because its distance says nothing about the exercise.
 */
export function compareWithPlan(
  exercise: Pick<ProgressExercise, "type" | "duration" | "steps" | "isKey">,
  training: Completed,
): { word: DoneWord | "replaced"; percent: number } {
  const isReplaced = !isOfDiscipline(exercise.type, training);
  const { minutes, distance } = training;
  return {
    word: isReplaced ? "replaced" : doneWord(exercise, training),
    percent: complianceOf(exercise, { minutes, distance: isReplaced ? null : distance }),
  };
}

const above = (zones: ZoneSeconds, from: number): number =>
  zones.slice(from).reduce((total, seconds) => total + seconds, 0);

/** Seconds of an exercise in Z1 to Z5; sprints count in Z5. */
export function zoneSecondsOf(steps: ProgressExercise["steps"]): ZoneSeconds {
  const { Z1, Z2, Z3, Z4, Z5, Z6 } = secondsByZone(steps);
  return [Z1, Z2, Z3, Z4, Z5 + Z6];
}
