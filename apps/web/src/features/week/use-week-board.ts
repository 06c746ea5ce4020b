import { currentWeek, scheduleOfWeek, type IsoDate, phaseText } from "@triplan/domain";
import type { Season } from "@triplan/plan-engine";
import { useMemo, useRef, useState } from "react";
import { browserTimeZone } from "../../shared/dates/today.ts";
import { useRaceDays } from "../../shared/races/use-race-days.ts";
import { useTimeOff } from "../../shared/time-off/use-time-off.ts";
import type { Board } from "./placing/use-board.tsx";
import type { DragCards } from "./drag/drag-cards.ts";
import { useWeekDrag } from "./drag/use-week-drag.ts";
import { useFileImport } from "./files/use-file-import.ts";
import type { Matching } from "./matching/matching.tsx";
import { useMatching } from "./matching/use-matching.ts";
import { placeOf } from "./model/place.ts";
import { weekModel } from "./model/week-model.ts";
import { useGoToSchedule } from "./placing/use-go-to-schedule.ts";
import { useHelpKey } from "./dialogs/use-help-key.ts";
import { usePlacing } from "./placing/use-placing.ts";
import { useAutoSchedule } from "./moves/use-auto-schedule.ts";
import { useCardActions } from "./dialogs/use-card-actions.ts";
import { useMoveExercises } from "./moves/use-move-exercises.ts";
import type { useWeekOverlay } from "./dialogs/use-week-overlay.ts";
import type { ExerciseRow, PlanRow } from "./model/week-types.ts";

/** The two tabs of the week on a phone. */
export type WeekTab = "schedule" | "available";

export interface WeekBoardSetup {
  plan: PlanRow;
  season: Season;
  week: number;
  today: IsoDate;
  rows: readonly ExerciseRow[];
  onTab: (tab: WeekTab) => void;
  overlay: ReturnType<typeof useWeekOverlay>;
}

function useWeekModel({ plan, week, today, rows }: WeekBoardSetup) {
  const races = useRaceDays(plan.id);
  return useMemo(() => {
    const { startDate, raceDate } = plan;
    const schedule = scheduleOfWeek(plan, week);
    return weekModel(rows, { startDate, week, schedule, today, raceDate, races });
  }, [rows, plan, week, today, races]);
}

type Model = ReturnType<typeof useWeekModel>;

/**
 * The selection with everything that moves exercises: keys, presses, drags, automatic placement.
 */
function useMoving(
  setup: WeekBoardSetup,
  model: Model,
  onUnmatch: (exercise: ExerciseRow) => void,
) {
  const { plan, week, onTab, overlay } = setup;
  const root = useRef<HTMLDivElement>(null);
  const [words, announce] = useState("");
  const { mutate } = useMoveExercises({
    planId: plan.id,
    startDate: plan.startDate,
    week,
    onRefused: (refused, moves) => {
      announce(refused);
      placing.keepFocus(moves);
    },
  });
  const auto = useAutoSchedule({
    ...setup,
    races: model.races,
    availableCount: model.available.length,
    move: mutate,
    announce,
  });
  const placing = usePlacing({
    root,
    model,
    raceDate: plan.raceDate,
    onMoves: (moves) => {
      auto.forget(moves);
      mutate(moves);
    },
    onUnmatch,
    announce,
    isCovered: overlay.isCovering,
  });
  const cards = useWeekDrag({
    onLift: (exerciseId) => {
      placing.send({ type: "lift", exerciseId });
      // Show the days: on a phone by their tab, next to the list by closing its drawer.
      onTab("schedule");
      if (overlay.isCovering) overlay.close();
    },
    onDrop: (exerciseId, to) => placing.send({ type: "put", exerciseId, to }),
    onLetGo: () => placing.send({ type: "cancel" }),
  });
  const run = () => {
    placing.send({ type: "cancel" });
    auto.run();
  };
  return { root, words, announce, placing, cards, auto: { ...auto, run } };
}

/** State and actions of the shown week. */
export function useWeekBoard(setup: WeekBoardSetup) {
  const { onTab, overlay } = setup;
  const model = useWeekModel(setup);
  const recorded = useMatching({
    planId: setup.plan.id,
    week: setup.week,
    begun: currentWeek(setup.plan.startDate, setup.today, setup.plan.totalWeeks),
  });
  const { unmatch } = recorded;
  const moving = useMoving(setup, model, unmatch);
  const { placing, cards } = moving;
  const goToSchedule = useGoToSchedule(overlay.isCovering, onTab, placing.goToSchedule);
  useHelpKey(!overlay.isCovering, () => overlay.show({ kind: "keys" }));
  const timeOff = useTimeOff(setup.plan.id);
  const matching: Matching = {
    ...recorded,
    match: (exerciseId, activity) => {
      placing.cancel();
      recorded.match(exerciseId, activity);
    },
  };
  const files = useFileImport(moving.root, model);
  const { menu, openMenu, ...dialogs } = useCardActions({
    model,
    placing,
    overlay,
    goToSchedule,
    unmatch,
    importFile: files.choose,
  });
  return {
    ...moving,
    files,
    model,
    goToSchedule,
    matching,
    board: boardOf(setup, {
      placing,
      cards,
      timeOff,
      mayBe: recorded.mayBe,
      openMenu,
      goToSchedule,
      menuOf: menu?.exercise.id,
    }),
    dialogs: { ...dialogs, menu },
  };
}

function weekText(season: Season, week: number): string {
  const outlined = season.weeks[week - 1];
  return outlined ? `Week ${week}, ${phaseText(outlined)}` : `Week ${week}`;
}

interface Actions extends Pick<Board, "openMenu" | "menuOf" | "timeOff" | "mayBe"> {
  placing: ReturnType<typeof usePlacing>;
  cards: DragCards;
  goToSchedule: (before?: () => void) => void;
}

function boardOf({ today, plan, season, week, overlay }: WeekBoardSetup, actions: Actions): Board {
  const { placing, goToSchedule, ...rest } = actions;
  const isInDrawer = overlay.shown?.kind === "available";
  return {
    ...rest,
    planId: plan.id,
    today,
    timeZone: browserTimeZone(),
    weekText: weekText(season, week),
    thresholds: plan.thresholds,
    weekTests: plan.weekTests,
    unit: placing.unit,
    pressExercise: (exercise) => {
      const { id } = exercise;
      const press = () => placing.send({ type: "press-exercise", exerciseId: id });
      const isOnDay = placeOf(exercise) !== "available";
      const isSelecting = placing.selectedId !== id;
      // The days keep their place while exercises are placed from the list.
      if (isSelecting && (overlay.isPanel || (overlay.hasPanel && isOnDay)))
        overlay.show({ kind: "details", exerciseId: id }, { keepsFocus: true });
      if (!isInDrawer) return press();
      return goToSchedule(() => {
        press();
        overlay.close();
      });
    },
    pressPlace: (to) => {
      placing.send({ type: "press-place", to });
      if (isInDrawer) overlay.close();
    },
    open: ({ id }) => overlay.show({ kind: "details", exerciseId: id }),
    onCardKey: placing.onCardKey,
    onPlaceKey: placing.onPlaceKey,
  };
}
