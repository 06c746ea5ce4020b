import { doseText, rungWithId } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";

/** The sets of the last, this and the next time on an exercise's ladder, as text. */
export interface LadderProgress {
  /** The dose of the last time, and when that was: "last week". */
  before: { dose: string; when: string } | null;
  today: string;
  next: string | null;
}

const BEFORE = /, (?:up from (?<dose>.+?)|as) (?<when>last week|\d+ weeks ago)(?:;|\.)/;
const NEXT = /; the next step is (?<next>[^.]+)\./;

/** The progress that an exercise's notes state; null for exercises without a ladder or statement. */
export function readProgress({
  templateId,
  notes,
}: Pick<PlannedExercise, "templateId" | "notes">): LadderProgress | null {
  const step = rungWithId(templateId);
  if (!step) return null;
  const today = doseText(step);
  const isStated = notes.includes(`${today} to begin with`) || BEFORE.test(notes);
  if (!isStated) return null;
  const { dose = today, when } = BEFORE.exec(notes)?.groups ?? {};
  return {
    before: when === undefined ? null : { dose, when },
    today,
    next: NEXT.exec(notes)?.groups?.["next"] ?? null,
  };
}
