import type { Finding } from "@triplan/plan-engine";
import type { RefObject } from "react";
import type { CardActions } from "../exercise/card-menu.tsx";
import { brickParts } from "../model/bricks.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { focusExercise } from "../placing/week-focus.ts";
import { ExerciseDetails } from "./lazy-dialogs.ts";
import { useLastDefined } from "./use-last-defined.ts";
import { usePanelKeys } from "./use-panel-keys.ts";
import type { useWeekOverlay } from "./use-week-overlay.ts";

export interface DetailsSlotProps {
  root: RefObject<HTMLElement | null>;
  overlay: ReturnType<typeof useWeekOverlay>;
  /** The exercise of the overlay, if this week has it. */
  exercise: ExerciseRow | null;
  exercises: readonly ExerciseRow[];
  findings: readonly Finding[];
  actions: CardActions;
  /** A selection or a menu, which Escape ends first. */
  isBusy: boolean;
}

const isAbout = ({ day, slotKeys }: Finding, { slotKey, day: own }: ExerciseRow) =>
  day !== null && day === own && (slotKeys.length === 0 || slotKeys.includes(slotKey));

/** The details of an exercise: beside the week, or a sheet over it on small screens. */
export function DetailsSlot(props: DetailsSlotProps) {
  const { root, overlay, exercise, actions, isBusy, exercises, findings } = props;
  const { isPanel, takesFocus, close } = overlay;
  const shown = useLastDefined(exercise);
  const closePanel = () => {
    close();
    if (exercise) focusExercise(root.current, exercise.id);
  };
  usePanelKeys(root, isPanel && exercise !== null && !isBusy, closePanel);
  return (
    shown && (
      <ExerciseDetails
        opened={exercise !== null}
        isPanel={isPanel || (overlay.shown === null && overlay.hasPanel)}
        exercise={shown}
        parts={brickParts(exercises, shown)}
        against={findings.filter((each) => isAbout(each, shown)).map(({ message }) => message)}
        actions={actions}
        takesFocus={takesFocus}
        onClose={isPanel ? closePanel : close}
      />
    )
  );
}
