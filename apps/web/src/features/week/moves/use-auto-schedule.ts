import { useState } from "react";
import { tabStorage } from "../../../shared/browser/tab-storage.ts";
import { isOpen } from "../model/is-open.ts";
import { reversed, type Move } from "../model/place.ts";
import { autoMoves, useScheduleWeek, type ShownWeek } from "./use-schedule-week.ts";
import type { ExerciseRow } from "../model/week-types.ts";

interface AutoScheduleSetup extends ShownWeek {
  rows: readonly ExerciseRow[];
  /** Exercises without a day. */
  availableCount: number;
  move: (moves: readonly Move[]) => void;
  announce: (words: string) => void;
}

const SEPARATOR = " ";
const markOf = (exerciseId: number, day: number | string) => `${exerciseId}:${day}`;

/** The automatically scheduled exercises of the week, stored for the tab. */
function useMarks({ plan, week }: ShownWeek) {
  const key = `auto-scheduled.${plan.id}.${week}`;
  const [marks, setMarks] = useState(() => tabStorage.get(key)?.split(SEPARATOR) ?? []);
  const keep = (next: readonly string[]) => {
    tabStorage.set(key, next.join(SEPARATOR));
    setMarks([...next]);
  };
  return {
    add: (moves: readonly Move[]) =>
      keep([...marks, ...moves.map(({ exerciseId, to }) => markOf(exerciseId, to))]),
    remove: (moves: readonly Move[]) =>
      keep(
        marks.filter((mark) =>
          moves.every((move) => !mark.startsWith(markOf(move.exerciseId, ""))),
        ),
      ),
    /** The automatic moves that still apply. */
    activeMoves: (rows: readonly ExerciseRow[]): Move[] =>
      rows.flatMap((row): Move[] => {
        const { id, day } = row;
        if (day === null || !row.isScheduled || !isOpen(row)) return [];
        const isMarked = marks.includes(markOf(id, day));
        return isMarked ? [{ exerciseId: id, from: "available", to: day }] : [];
      }),
  };
}

/** The automatic placement of the shown week, and its undo. */
export function useAutoSchedule(setup: AutoScheduleSetup) {
  const { rows, availableCount, move, announce } = setup;
  const { mutate, isPending } = useScheduleWeek(setup, announce);
  const marks = useMarks(setup);
  const made = marks.activeMoves(rows);
  return {
    isPending,
    canUndo: made.length > 0 && availableCount === 0,
    /** Exercises that the athlete moved are excluded from the undo. */
    forget: marks.remove,
    run: () => {
      announce("");
      const moves = autoMoves(setup, rows);
      marks.add(moves);
      mutate(moves);
    },
    undo: () => {
      announce(
        `${made.length} ${made.length === 1 ? "exercise" : "exercises"} moved back to Available Exercises.`,
      );
      move(made.map(reversed));
    },
  };
}
