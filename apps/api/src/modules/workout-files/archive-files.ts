import type { ExerciseRow } from "@triplan/db";
import { WORKOUT_FILE_FORMATS, type WorkoutFileFormat } from "@triplan/domain";
import {
  formatProblem,
  targetProblem,
  workoutFile,
  type WorkoutFacts,
} from "@triplan/workout-files";
import type { ArchiveFile } from "./archive-file.ts";
import { archiveNote } from "./archive-note.ts";
import { fileOptions } from "./file-options.ts";

/** Each exercise in all formats that hold it, and a note about those that do not. */
export function archiveFiles(
  exercises: readonly ExerciseRow[],
  facts: WorkoutFacts,
  title: string,
): ArchiveFile[] {
  const taken = new Set<string>();
  const problems = new Map<string, string[]>();
  const files: ArchiveFile[] = [];
  for (const exercise of exercises) {
    const note = (message: string) =>
      problems.set(message, [...(problems.get(message) ?? []), exercise.name]);
    const missing = targetProblem(exercise, facts.target);
    if (missing) note(missing.message);
    const own = missing ? { ...facts, target: missing.nearest } : facts;
    for (const format of WORKOUT_FILE_FORMATS) {
      const problem = formatProblem(exercise, format);
      if (problem) note(problem.message);
      else files.push(fileIn(taken, exercise, format, own));
    }
  }
  return [...files, archiveNote(title, problems)];
}

function fileIn(
  taken: Set<string>,
  exercise: ExerciseRow,
  format: WorkoutFileFormat,
  facts: WorkoutFacts,
): ArchiveFile {
  const options = fileOptions(exercise, format, facts);
  const name = freeName(taken, `${format}/${options.fileName}`);
  return { name, bytes: workoutFile(exercise, format, options) };
}

/** Two exercises of a day may have the same name. */
function freeName(taken: Set<string>, name: string): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = name.replace(/(\.\w+)$/, `-${count}$1`);
  taken.add(free);
  return free;
}
