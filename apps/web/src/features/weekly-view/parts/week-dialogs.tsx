import { lazy, Suspense } from "react";
import { useKept } from "../use-kept.ts";
import type { OverWeek } from "../use-over-week.ts";
import { useReturnFocus } from "../use-return-focus.ts";
import type { ExerciseRow } from "../week-types.ts";
import type { AvailableListProps } from "./available-list.tsx";
import type { CardActions, OpenMenu } from "./card-menu.tsx";

// All of them bring Mantine's dialogs along, which the first view of a week does without.
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
  /** What the address opens. */
  over: OverWeek | null;
  onClose: () => void;
  menu: OpenMenu | null;
  closeMenu: () => void;
  actions: CardActions;
}

/** The exercise that the address opens so, where this week has it and it can be. */
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

/** What can stand over the week: its list, an exercise in full, what can be done with it, help. */
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
