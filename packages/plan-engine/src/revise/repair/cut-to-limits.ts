import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { NO_HISTORY, weekScopes, withRows } from "../adjustments/week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { isOpen, type StoredExercise } from "./fix-types.ts";
import { fitWeek } from "./fit-week.ts";

/** The open exercises from a week on that are over a limit, shortened where they are. */
export function cutToLimits(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  currentWeek: number,
): PlannedExercise[] {
  const { basis, scope } = weekScopes(request);
  const byWeek = Map.groupBy(exercises, (exercise) => exercise.week);
  let history = NO_HISTORY;
  return basis.frames.flatMap(({ week }) => {
    const stored = byWeek.get(week) ?? [];
    const weekScope = scope(week, history, stored);
    const fits =
      week >= currentWeek && weekScope ? fitWeek(weekScope, stored) : new Map<string, never>();
    const cut = stored.flatMap(
      ({ day: _day, isCompleted, isMatched, ...base }): PlannedExercise[] => {
        const fit = fits.get(base.slotKey);
        const isCut = isOpen({ isCompleted, isMatched }) && fit?.minutes !== base.duration;
        if (!weekScope || !fit || !isCut) return [];
        const { minutes, limit } = fit;
        const draft = writeDraft(weekScope.writer, { base, minutes, intensity: base.intensity });
        const facts = { limit, before: base.duration, after: minutes };
        return [withChange(draft, base, { rule: "fixed", facts }, basis)];
      },
    );
    const bySlot = new Map(cut.map((row) => [row.slotKey, row]));
    const rows = stored.map((row) => bySlot.get(row.slotKey) ?? row);
    history = withRows(basis, history, { week, rows });
    return cut;
  });
}
