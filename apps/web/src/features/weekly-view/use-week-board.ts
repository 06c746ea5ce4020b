import type { IsoDate } from "@triplan/domain";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { browserTimeZone } from "../../shared/today.ts";
import type { Board } from "./board.tsx";
import type { DragCards } from "./drag/drag-cards.ts";
import { useWeekDrag } from "./drag/use-week-drag.ts";
import { weekModel } from "./model/week-model.ts";
import { usePlacing } from "./selection/use-placing.ts";
import { useAutoSchedule } from "./use-auto-schedule.ts";
import { useMoveExercises } from "./use-move-exercises.ts";
import type { ExerciseRow, PlanRow } from "./week-types.ts";

/** The two faces of the week on a phone. */
export type WeekTab = "schedule" | "available";

export interface WeekBoardSetup {
  plan: PlanRow;
  week: number;
  today: IsoDate;
  rows: readonly ExerciseRow[];
  onTab: (tab: WeekTab) => void;
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
}

function useWeekModel({ plan, week, today, rows }: WeekBoardSetup) {
  const { startDate, raceDate, weeklySchedule: schedule } = plan;
  return useMemo(
    () => weekModel(rows, { startDate, week, schedule, today, raceDate }),
    [rows, startDate, week, schedule, today, raceDate],
  );
}

/** The exercise that is opened, and what its dialog can do. */
function useOpened(rows: readonly ExerciseRow[]) {
  const [openedId, setOpenedId] = useState<number | null>(null);
  return {
    exercise: rows.find(({ id }) => id === openedId) ?? null,
    open: ({ id }: ExerciseRow) => setOpenedId(id),
    close: () => setOpenedId(null),
  };
}

/** Everything that happens on the shown week: its exercises in their places, and what moves them. */
export function useWeekBoard(setup: WeekBoardSetup) {
  const { plan, week, rows, onTab, isDrawerOpen, onCloseDrawer } = setup;
  const root = useRef<HTMLDivElement>(null);
  const model = useWeekModel(setup);
  const opened = useOpened(rows);
  const { mutate } = useMoveExercises({ planId: plan.id, startDate: plan.startDate, week });
  const auto = useAutoSchedule(setup, (moves) => mutate(moves));
  const placing = usePlacing({
    root,
    model,
    raceDate: plan.raceDate,
    onMoves: (moves) => {
      auto.forget();
      mutate(moves);
    },
    isCovered: opened.exercise !== null || isDrawerOpen,
  });

  // A day can take the focus only once its tab is shown and its button is there.
  const goToSchedule = (before?: () => void) => {
    flushSync(() => {
      before?.();
      onTab("schedule");
    });
    placing.goToSchedule();
  };
  const cards = useWeekDrag({
    onLift: (exerciseId) => {
      placing.send({ type: "lift", exerciseId });
      // The days have to be seen: on a phone behind their tab, beside the list behind its drawer.
      onTab("schedule");
      onCloseDrawer();
    },
    onDrop: (exerciseId, to) => placing.send({ type: "put", exerciseId, to }),
    onLetGo: () => placing.send({ type: "cancel" }),
  });
  const actions = { placing, opened, cards, goToSchedule };
  return {
    root,
    model,
    placing,
    goToSchedule,
    auto: {
      ...auto,
      run: () => {
        placing.send({ type: "cancel" });
        auto.run();
      },
    },
    board: boardOf(setup, actions),
    details: detailsOf(actions),
  };
}

interface Actions {
  placing: ReturnType<typeof usePlacing>;
  opened: ReturnType<typeof useOpened>;
  cards: DragCards;
  goToSchedule: (before?: () => void) => void;
}

const press = ({ placing }: Actions, exerciseId: number) =>
  placing.send({ type: "press-exercise", exerciseId });

function boardOf({ today, isDrawerOpen, onCloseDrawer }: WeekBoardSetup, actions: Actions): Board {
  const { placing, opened, cards, goToSchedule } = actions;
  return {
    today,
    cards,
    timeZone: browserTimeZone(),
    unit: placing.unit,
    pressExercise: ({ id }) => {
      if (!isDrawerOpen) return press(actions, id);
      return goToSchedule(() => {
        press(actions, id);
        onCloseDrawer();
      });
    },
    pressPlace: (to) => {
      placing.send({ type: "press-place", to });
      if (isDrawerOpen) onCloseDrawer();
    },
    open: opened.open,
    onCardKey: placing.onCardKey,
    onPlaceKey: placing.onPlaceKey,
  };
}

function detailsOf(actions: Actions) {
  const { placing, opened, goToSchedule } = actions;
  return {
    ...opened,
    chooseDay: (exerciseId: number) =>
      goToSchedule(() => {
        opened.close();
        if (placing.selectedId !== exerciseId) press(actions, exerciseId);
      }),
    unschedule: (exerciseId: number) => {
      opened.close();
      placing.unschedule(exerciseId);
    },
  };
}
