import type { ComponentProps } from "react";
import { loadableOverlay } from "../../../shared/loading/loadable-overlay.tsx";
import type { AvailableDrawer as Drawer } from "../board/available-drawer.tsx";
import type { CardMenu as Menu } from "../exercise/card-menu.tsx";
import type { CompletePlaceholder as Placeholder } from "../completion/complete-placeholder.tsx";
import type { CompleteWorkout as Complete } from "../completion/complete-workout.tsx";
import type { ExerciseDetails as Details } from "../exercise/exercise-details.tsx";
import type { GuidedExercise as Guided } from "../guided/guided-exercise.tsx";
import type { TimeOffDialog as TimeOff } from "../time-off/time-off-dialog.tsx";
import type { WatchFilesDialog as Files } from "../watch-files/watch-files-dialog.tsx";
import type { KeyboardHelp as Help } from "./keyboard-help.tsx";

// Dialogs need code that the first view of a week does not.
export const AvailableDrawer = loadableOverlay<ComponentProps<typeof Drawer>>(
  async () => (await import("../board/available-drawer.tsx")).AvailableDrawer,
);
export const CardMenu = loadableOverlay<ComponentProps<typeof Menu>>(
  async () => (await import("../exercise/card-menu.tsx")).CardMenu,
);
export const CompletePlaceholder = loadableOverlay<ComponentProps<typeof Placeholder>>(
  async () => (await import("../completion/complete-placeholder.tsx")).CompletePlaceholder,
);
export const CompleteWorkout = loadableOverlay<ComponentProps<typeof Complete>>(
  async () => (await import("../completion/complete-workout.tsx")).CompleteWorkout,
);
export const ExerciseDetails = loadableOverlay<ComponentProps<typeof Details>>(
  async () => (await import("../exercise/exercise-details.tsx")).ExerciseDetails,
);
// With the form that it ends in, which opens without network then.
export const GuidedExercise = loadableOverlay<ComponentProps<typeof Guided>>(async () => {
  const [guided] = await Promise.all([
    import("../guided/guided-exercise.tsx"),
    CompleteWorkout.load(),
  ]);
  return guided.GuidedExercise;
});
export const KeyboardHelp = loadableOverlay<ComponentProps<typeof Help>>(
  async () => (await import("./keyboard-help.tsx")).KeyboardHelp,
);
export const TimeOffDialog = loadableOverlay<ComponentProps<typeof TimeOff>>(
  async () => (await import("../time-off/time-off-dialog.tsx")).TimeOffDialog,
);
export const WatchFilesDialog = loadableOverlay<ComponentProps<typeof Files>>(
  async () => (await import("../watch-files/watch-files-dialog.tsx")).WatchFilesDialog,
);
