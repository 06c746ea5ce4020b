import { useState } from "react";
import { reversed, type Move } from "./selection/selection.ts";
import { autoMoves, useScheduleWeek, type ShownWeek } from "./use-schedule-week.ts";
import type { ExerciseRow } from "./week-types.ts";

const NOTHING: readonly Move[] = [];

interface AutoScheduleSetup extends ShownWeek {
  rows: readonly ExerciseRow[];
}

/** The automatic placement of the shown week, and the way back from it until something else moves. */
export function useAutoSchedule(setup: AutoScheduleSetup, move: (moves: readonly Move[]) => void) {
  const { mutate, isPending } = useScheduleWeek(setup);
  const [made, setMade] = useState(NOTHING);
  const forget = () => setMade(NOTHING);
  return {
    isPending,
    canUndo: made.length > 0,
    forget,
    run: () => {
      const moves = autoMoves(setup, setup.rows);
      setMade(moves);
      mutate(moves, { onError: forget });
    },
    undo: () => {
      forget();
      move(made.map(reversed));
    },
  };
}
