import type { ExerciseProgress, PoolUnit } from "@triplan/domain";
import { rungOf } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { writtenDose, type WrittenDose } from "./written-dose.ts";

type Swim = Pick<PlannedExercise, "templateId" | "duration" | "steps" | "notes" | "progress">;
type Paced = Pick<Swim, "notes" | "progress">;

/**
 * The notes and the progress of a swim with these steps in place of its own; the notes say how much of the
 * set that they name the steps hold at the pace of the week.
 */
export function pacedNotes(swim: Swim, steps: Swim["steps"], unit: PoolUnit): Paced {
  const { notes, progress } = swim;
  const dose = writtenDose({ ...swim, steps }, unit);
  if (!progress || !dose) return { notes, progress };
  const { planned = progress.today, ...rest } = progress;
  const plain = withoutPace(swim, progress, unit);
  const set: ExerciseProgress = { ...rest, today: dose.text };
  return dose.text === planned
    ? { notes: plain, progress: set }
    : { notes: `${plain} ${paceSentence(dose)}`, progress: { ...set, planned } };
}

/** The notes without the sentence about the pace, which they have where the progress names a planned set. */
function withoutPace(swim: Swim, { planned }: ExerciseProgress, unit: PoolUnit): string {
  const dose = writtenDose(swim, unit);
  if (planned === undefined || !dose) return swim.notes;
  return swim.notes.replace(` ${paceSentence(dose)}`, "");
}

function paceSentence({ step, done, text }: WrittenDose): string {
  const [reps] = rungOf(step);
  const held = step.ladder === "swim-long" ? text : `${done ?? reps} of the ${reps}`;
  return `At your pace you have time for ${held}.`;
}
