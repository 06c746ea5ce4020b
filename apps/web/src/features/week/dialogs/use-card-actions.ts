import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { WeekModel } from "../model/week-model.ts";
import type { CardActions } from "../exercise/card-menu.tsx";
import { useUndoCompletion } from "../completion/use-undo-completion.ts";
import { useSkip, useUndoSkip } from "../completion/use-skip.ts";
import type { usePlacing } from "../placing/use-placing.ts";
import type { useWeekOverlay } from "./use-week-overlay.ts";
import type { ExerciseRow } from "../model/week-types.ts";

interface Setup {
  model: WeekModel<ExerciseRow>;
  placing: ReturnType<typeof usePlacing>;
  overlay: ReturnType<typeof useWeekOverlay>;
  goToSchedule: (before?: () => void) => void;
  unmatch: CardActions["unmatch"];
  importFile: CardActions["importFile"];
}

/** Actions on an exercise, for its menu and its dialog. */
export function useCardActions(setup: Setup) {
  const { model, placing, overlay, goToSchedule, unmatch, importFile } = setup;
  const [opened, setOpened] = useState<{ id: number; anchor: HTMLElement } | null>(null);
  const navigate = useNavigate();
  const undoCompletion = useUndoCompletion();
  const skip = useSkip();
  const undoSkip = useUndoSkip();
  const exercise = model.exercises.find(({ id }) => id === opened?.id);
  const actions: CardActions = {
    move: ({ id }) =>
      goToSchedule(() => {
        if (overlay.isCovering) overlay.close();
        if (placing.selectedId !== id) placing.send({ type: "press-exercise", exerciseId: id });
      }),
    unschedule: ({ id }) => {
      if (overlay.isCovering) overlay.close();
      placing.unschedule(id);
    },
    unmatch,
    importFile,
    open: ({ id }) => overlay.show({ kind: "details", exerciseId: id }),
    openRecording: ({ matchedActivityId }) => void navigate(`/activities/${matchedActivityId}`),
    start: ({ id }) => overlay.show({ kind: "start", exerciseId: id }),
    complete: ({ id }) => overlay.show({ kind: "complete", exerciseId: id }),
    download: ({ id }) => overlay.show({ kind: "files", exerciseId: id }),
    takeTimeOff: (day) => overlay.show({ kind: "time-off", day }),
    undoCompletion,
    skip: (exercises) => {
      for (const { id } of exercises) skip.mutate({ exerciseId: id });
    },
    undoSkip: ({ id }) => undoSkip.mutate({ exerciseId: id }),
  };
  return {
    actions,
    menu: opened && exercise ? { exercise, anchor: opened.anchor } : null,
    openMenu: ({ id }: ExerciseRow, anchor: HTMLElement) =>
      setOpened((before) => (before?.id === id ? null : { id, anchor })),
    closeMenu: () => setOpened(null),
  };
}
