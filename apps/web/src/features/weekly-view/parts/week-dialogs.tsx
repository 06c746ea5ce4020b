import { lazy, Suspense } from "react";
import { useKept } from "../use-kept.ts";
import type { OverWeek } from "../use-over-week.ts";
import { useReturnFocus } from "../use-return-focus.ts";
import type { ExerciseRow } from "../week-types.ts";
import type { AvailableListProps } from "./available-list.tsx";
import type { CardActions, OpenMenu } from "./card-menu.tsx";

// Lazy: dialogs need code that the first view of a week does not.
const AvailableDrawer = lazy(async () => ({
  default: (await import("./available-drawer.tsx")).AvailableDrawer,
}));
const CardMenu = lazy(async () => ({ default: (await import("./card-menu.tsx")).CardMenu }));
const CompleteWorkout = lazy(async () => ({
  default: (await import("./complete-workout.tsx")).CompleteWorkout,
}));
const ExerciseDetails = lazy(async () => ({
  default: (await import("./exercise-details.tsx")).ExerciseDetails,
}));
const KeyboardHelp = lazy(async () => ({
  default: (await import("./keyboard-help.tsx")).KeyboardHelp,
}));

export interface WeekDialogsProps {
  list: AvailableListProps;
  exercises: readonly ExerciseRow[];
  /** The overlay that the address opens. */
  over: OverWeek | null;
  onClose: () => void;
  menu: OpenMenu | null;
  closeMenu: () => void;
  actions: CardActions;
}

/** The exercise of the overlay, if this week has it and it supports this kind. */
function opened({ exercises, over }: WeekDialogsProps, kind: "details" | "complete") {
  if (over?.kind !== kind) return null;
  const exercise = exercises.find(({ id }) => id === over.exerciseId) ?? null;
  return kind === "complete" && exercise?.isCompleted ? null : exercise;
}

function OfOneExercise(props: WeekDialogsProps) {
  const { actions, onClose } = props;
  const details = opened(props, "details");
  const complete = opened(props, "complete");
  const shown = useKept(details);
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
  const { list, over, onClose, menu, closeMenu, actions } = props;
  const isDrawerOpen = over?.kind === "available";
  const wasDrawerOpened = useKept(isDrawerOpen || null) !== null;
  useReturnFocus(over !== null);
  return (
    <Suspense>
      {wasDrawerOpened && <AvailableDrawer {...list} opened={isDrawerOpen} onClose={onClose} />}
      {over?.kind === "keys" && <KeyboardHelp onClose={onClose} />}
      <OfOneExercise {...props} />
      {menu && <CardMenu menu={menu} actions={actions} onClose={closeMenu} />}
    </Suspense>
  );
}
