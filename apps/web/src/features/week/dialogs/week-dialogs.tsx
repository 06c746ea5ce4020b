import { Suspense } from "react";
import { useLastDefined } from "./use-last-defined.ts";
import type { WeekOverlay } from "./use-week-overlay.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { AvailableListProps } from "../board/available-list.tsx";
import type { CardActions, OpenMenu } from "../exercise/card-menu.tsx";
import {
  AvailableDrawer,
  CardMenu,
  CompleteWorkout,
  ExerciseDetails,
  KeyboardHelp,
} from "./lazy-dialogs.ts";

export interface WeekDialogsProps {
  list: AvailableListProps;
  exercises: readonly ExerciseRow[];
  /** The overlay that the address opens. */
  overlay: WeekOverlay | null;
  onClose: () => void;
  menu: OpenMenu | null;
  closeMenu: () => void;
  actions: CardActions;
}

/** The exercise of the overlay, if this week has it and it supports this kind. */
function opened({ exercises, overlay }: WeekDialogsProps, kind: "details" | "complete") {
  if (overlay?.kind !== kind) return null;
  const exercise = exercises.find(({ id }) => id === overlay.exerciseId) ?? null;
  return kind === "complete" && exercise?.isCompleted ? null : exercise;
}

function OfOneExercise(props: WeekDialogsProps) {
  const { actions, onClose } = props;
  const details = opened(props, "details");
  const complete = opened(props, "complete");
  const shown = useLastDefined(details);
  return (
    <>
      {shown && (
        <ExerciseDetails
          opened={details !== null}
          exercise={shown}
          actions={actions}
          onClose={onClose}
        />
      )}
      {complete && actions.complete && <CompleteWorkout exercise={complete} onClose={onClose} />}
    </>
  );
}

/** Overlays of the week: list, exercise details, actions, completion, help. */
export function WeekDialogs(props: WeekDialogsProps) {
  const { list, overlay, onClose, menu, closeMenu, actions } = props;
  const isDrawerOpen = overlay?.kind === "available";
  const wasDrawerOpened = useLastDefined(isDrawerOpen || null) !== null;
  useReturnFocus(overlay !== null);
  return (
    <Suspense>
      {wasDrawerOpened && <AvailableDrawer {...list} opened={isDrawerOpen} onClose={onClose} />}
      {overlay?.kind === "keys" && <KeyboardHelp onClose={onClose} />}
      <OfOneExercise {...props} />
      {menu && <CardMenu menu={menu} actions={actions} onClose={closeMenu} />}
    </Suspense>
  );
}
