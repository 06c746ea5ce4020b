import { DomainError, type WorkoutFileFormat } from "@triplan/domain";
import { writeFit, writeMultisportFit, type FitIdentity } from "./fit/write-fit.ts";
import { formatProblem, targetProblem } from "./limits/format-problem.ts";
import { writeMrc } from "./mrc/write-mrc.ts";
import type { WorkoutExercise, WorkoutFacts } from "./tree/workout-exercise.ts";
import { workoutOf } from "./tree/workout-of.ts";
import { writeZwo } from "./zwo/write-zwo.ts";

/** What a file is written from besides its exercise. */
export interface FileOptions {
  facts: WorkoutFacts;
  identity: FitIdentity;
  /** With its ending. */
  fileName: string;
}

/**
 * The bytes of an exercise's workout file. Throws `rule_broken` with the nearest file where the
 * format or the choice of target does not fit.
 */
export function workoutFile(
  exercise: WorkoutExercise,
  format: WorkoutFileFormat,
  { facts, identity, fileName }: FileOptions,
): Uint8Array {
  refuse(formatProblem(exercise, format), "format");
  // Trainers are set by shares of threshold, whatever a watch is guided by.
  if (format === "fit") refuse(targetProblem(exercise, facts.target), "target");
  const workout = workoutOf(exercise, facts);
  if (format === "fit") return writeFit(workout, identity);
  const text = format === "zwo" ? writeZwo(workout) : writeMrc(workout, fileName);
  return new TextEncoder().encode(text);
}

/** A brick as one FIT file; throws like `workoutFile`. */
export function brickFile(
  parts: readonly WorkoutExercise[],
  { facts, identity }: Pick<FileOptions, "facts" | "identity">,
): Uint8Array {
  for (const part of parts) refuse(targetProblem(part, facts.target), "target");
  const name = `Brick: ${parts.map((part) => part.name).join(", ")}`;
  const workouts = parts.map((part) => workoutOf(part, facts));
  const description = workouts.map((workout) => workout.description).join("\n");
  return writeMultisportFit({ name, description, parts: workouts }, identity);
}

function refuse(problem: { message: string } | null, path: string): void {
  if (!problem) return;
  const { message } = problem;
  throw new DomainError("rule_broken", message, { issues: [{ path, message }] });
}
