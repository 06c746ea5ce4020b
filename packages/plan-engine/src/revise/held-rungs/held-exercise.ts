import { poolUnitOf } from "@triplan/domain";
import { doseText, ladderNamed, rungId, type Climb, type LadderStep } from "../../ladders/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { exerciseProgress, pacedNotes, progressText, writtenDose } from "../../sessions/index.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import { draftOf } from "../drafts/draft.ts";
import { fitsRung } from "../drafts/fits-rung.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import type { Wanted } from "./ladder-memory.ts";

/** The lowest rung from the wanted one on that the exercise holds; its own one if none below does. */
export function rungFor(
  row: PlannedExercise,
  { ladder, rung: planned }: LadderStep,
  wanted: Wanted,
  { writer }: WeekScope,
): number {
  for (let rung = wanted.rung; rung < planned; rung += 1) {
    if (fitsRung({ ladder, rung }, row.duration, writer)) return rung;
  }
  return planned;
}

/** The exercise in the same minutes on another rung of its ladder, `last` after which it comes. */
export function onRung(
  row: PlannedExercise,
  step: LadderStep,
  { why, last }: { why: Wanted["why"]; last: Climb | undefined },
  { writer, basis }: WeekScope,
): PlannedExercise {
  const written = writeDraft(writer, { ...draftOf(row), rungId: rungId(step) });
  const pool = poolUnitOf(basis.poolLength);
  // An easy run off the bike is as long as its minutes.
  const done = step.ladder === "brick-run" ? writtenDose(written, pool)?.done : undefined;
  const set = doseText(step, pool, done);
  const progress = exerciseProgress({ step, done, before: last ?? null }, basis);
  const next = progress.next === null ? "" : `; the next step is ${progress.next}`;
  const text = {
    missed: `${set} first, since the last two were missed${next}.`,
    swapped: `${set}, which you swapped last time${next}.`,
  };
  const said = why === null ? progressText(progress, row.week) : text[why];
  const notes = `${ladderNamed(step.ladder).purpose}. ${said}`;
  const noted = { ...written, notes, progress };
  return {
    ...noted,
    ...(row.type === "swim" && pacedNotes(noted, written.steps, pool)),
    reasons: why === null ? row.reasons : [{ rule: "held", facts: { set, why } }, ...row.reasons],
  };
}
