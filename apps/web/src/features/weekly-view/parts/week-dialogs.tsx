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

function useExercise({ exercises, over }: WeekDialogsProps, kind: "details" | "complete") {
  const id = over?.kind === kind ? over.exerciseId : null;
  const exercise = exercises.find((each) => each.id === id && canOpen(each, kind)) ?? null;
  return { exercise, shown: useKept(exercise) };
}

const canOpen = ({ isCompleted }: ExerciseRow, kind: "details" | "complete") =>
  kind === "details" || !isCompleted;

function OfOneExercise(props: WeekDialogsProps) {
  const { actions, onClose } = props;
  const details = useExercise(props, "details");
  const complete = useExercise(props, "complete");
  return (
    <>
      {details.shown && (
        <ExerciseDetails
          opened={details.exercise !== null}
          exercise={details.shown}
          actions={actions}
          onClose={onClose}
        />
      )}
      {complete.shown && actions.complete && (
        <CompleteWorkout
          key={complete.shown.id}
          opened={complete.exercise !== null}
          exercise={complete.shown}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** What can stand over the week: its list, an exercise in full, what can be done with it, help. */
export function WeekDialogs(props: WeekDialogsProps) {
  const { list, over, onClose, menu, closeMenu, actions } = props;
  const isDrawerOpen = over?.kind === "available";
  const isHelpOpen = over?.kind === "keys";
  const wasDrawerOpened = useKept(isDrawerOpen || null) !== null;
  const wasHelpOpened = useKept(isHelpOpen || null) !== null;
  useReturnFocus(over !== null);
  return (
    <Suspense>
      {wasDrawerOpened && <AvailableDrawer {...list} opened={isDrawerOpen} onClose={onClose} />}
      {wasHelpOpened && <KeyboardHelp opened={isHelpOpen} onClose={onClose} />}
      <OfOneExercise {...props} />
      {menu && <CardMenu menu={menu} actions={actions} onClose={closeMenu} />}
    </Suspense>
  );
}
