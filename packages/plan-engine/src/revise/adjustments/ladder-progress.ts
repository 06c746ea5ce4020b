import { poolUnitOf } from "@triplan/domain";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { exerciseProgress, writtenDose } from "../../sessions/index.ts";
import type { WeekScope } from "./week-scope.ts";

/**
 * The changed exercise with the place of its set, as its steps hold it, on its ladder after the sets of the
 * weeks before. Light weeks climb no ladder.
 */
export function withLadderProgress(
  row: PlannedExercise,
  { frame, history, basis }: WeekScope,
): PlannedExercise {
  const dose = frame.isLoading ? writtenDose(row, poolUnitOf(basis.poolLength)) : null;
  if (!dose) return row;
  const before = history.climbs.get(dose.step.ladder) ?? null;
  return { ...row, progress: exerciseProgress({ ...dose, before }, basis) };
}
