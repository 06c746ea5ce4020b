import type { PlannedExercise } from "../../model/plan-types.ts";
import { sentencesOf } from "../../model/words.ts";
import { isLong } from "../../week/index.ts";
import { stockLines } from "./week-notes.ts";

/**
 * Leaves out the sentences that the changed exercises share with others of their week, as the notes of a
 * generated week do. An exercise without a sentence of its own gets one on how to do it.
 */
export function withDistinctNotes(
  rows: readonly PlannedExercise[],
  isChanged: (row: PlannedExercise) => boolean,
): readonly PlannedExercise[] {
  const kept = rows.filter((row) => !isChanged(row));
  const said = new Set(kept.flatMap(({ notes }) => sentencesOf(notes)));
  const isNew = (text: string) => sentencesOf(text).every((sentence) => !said.has(sentence));
  return rows.map((row, index) => {
    if (!isChanged(row)) return row;
    const own = sentencesOf(row.notes).filter(isNew);
    const notes = own.length > 0 ? own : linesOf(row, index).filter(isNew).slice(0, 1);
    for (const sentence of notes.flatMap(sentencesOf)) said.add(sentence);
    return { ...row, notes: notes.join(" ") };
  });
}

const linesOf = (row: PlannedExercise, index: number): string[] =>
  stockLines(
    {
      discipline: row.type,
      intensity: row.intensity,
      isLong: isLong(row),
      isBrick: row.brickId !== null,
    },
    row.week + index,
  );
