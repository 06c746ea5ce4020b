import { lazy, Suspense } from "react";
import { useKept } from "../use-kept.ts";
import { useReturnFocus } from "../use-return-focus.ts";
import type { ExerciseRow } from "../week-types.ts";
import type { AvailableListProps } from "./available-list.tsx";

// Both bring Mantine's dialogs along, which the first view of a week does without.
const AvailableDrawer = lazy(async () => ({
  default: (await import("./available-drawer.tsx")).AvailableDrawer,
}));
const ExerciseDetails = lazy(async () => ({
  default: (await import("./exercise-details.tsx")).ExerciseDetails,
}));

export interface WeekDialogsProps {
  list: AvailableListProps;
  isDrawerOpen: boolean;
  onCloseDrawer: () => void;
  details: {
    /** The exercise that is opened, or null. */
    exercise: ExerciseRow | null;
    close: () => void;
    chooseDay: (exerciseId: number) => void;
    unschedule: (exerciseId: number) => void;
  };
}

/** What can stand over the week: the list where it has no place of its own, and an exercise in full. */
export function WeekDialogs({ list, isDrawerOpen, onCloseDrawer, details }: WeekDialogsProps) {
  const wasDrawerOpened = useKept(isDrawerOpen || null) !== null;
  const shown = useKept(details.exercise);
  useReturnFocus(isDrawerOpen);
  useReturnFocus(details.exercise !== null);
  return (
    <Suspense>
      {wasDrawerOpened && (
        <AvailableDrawer {...list} opened={isDrawerOpen} onClose={onCloseDrawer} />
      )}
      {shown && (
        <ExerciseDetails
          opened={details.exercise !== null}
          exercise={shown}
          onClose={details.close}
          onChooseDay={() => details.chooseDay(shown.id)}
          onUnschedule={() => details.unschedule(shown.id)}
        />
      )}
    </Suspense>
  );
}
