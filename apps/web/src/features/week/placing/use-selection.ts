import type { IsoDate } from "@triplan/domain";
import { useMemo, useState } from "react";
import { dayAdvice } from "../advice/day-advice.ts";
import { movesTogether } from "../model/bricks.ts";
import { isMatched } from "../model/is-matched.ts";
import type { WeekModel } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { announcement } from "./announcements.ts";
import type { Move } from "../model/place.ts";
import { nextSelection, type SelectionEvent } from "./selection.ts";

const NOTHING: readonly ExerciseRow[] = [];

export interface SelectionSetup {
  model: WeekModel<ExerciseRow>;
  raceDate: IsoDate;
  onMoves: (moves: readonly Move[]) => void;
  /** Unlinks a matched exercise from its activity. */
  onUnmatch: (exercise: ExerciseRow) => void;
  /** Announces a text to screen readers. */
  announce: (words: string) => void;
}

/** The week's selection, with the advice for each day. */
export function useSelection({ model, raceDate, onMoves, onUnmatch, announce }: SelectionSetup) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const unit = useMemo(() => {
    const selected = model.exercises.find(({ id }) => id === selectedId);
    if (!selected) return NOTHING;
    if (isMatched(selected)) return [selected];
    return selected.isCompleted ? NOTHING : movesTogether(model.exercises, selected);
  }, [model, selectedId]);
  const advice = useMemo(
    // A matched exercise stays on its day, so no other is offered.
    () =>
      unit.length > 0 && !unit.some(isMatched) ? dayAdvice({ ...model, unit, raceDate }) : null,
    [model, unit, raceDate],
  );
  const send = (event: SelectionEvent) => {
    const result = nextSelection(selectedId, event, model.exercises);
    setSelectedId(result.selectedId);
    const said = announcement(selectedId, result, { model, raceDate });
    if (said !== null) announce(said);
    if (result.moves.length > 0) onMoves(result.moves);
    const apart = model.exercises.find(({ id }) => id === result.unmatchedId);
    if (apart) onUnmatch(apart);
  };
  return { selectedId: unit.length > 0 ? selectedId : null, unit, advice, send };
}
