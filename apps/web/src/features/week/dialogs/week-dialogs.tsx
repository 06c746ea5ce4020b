import { useLastDefined } from "./use-last-defined.ts";
import type { WeekOverlay } from "./use-week-overlay.ts";
import { useReturnFocus } from "../../../shared/browser/use-return-focus.ts";
import { useFeature } from "../../../shared/network/use-feature.ts";
import { brickParts } from "../model/bricks.ts";
import { isCorrectable } from "../model/is-matched.ts";
import { isStartable } from "../model/is-startable.ts";
import type { ExerciseRow, PlanRow } from "../model/week-types.ts";
import type { AvailableListProps } from "../board/available-list.tsx";
import type { CardActions, OpenMenu } from "../exercise/card-menu.tsx";
import {
  AvailableDrawer,
  CardMenu,
  CompletePlaceholder,
  CompleteWorkout,
  GuidedExercise,
  KeyboardHelp,
  TimeOffDialog,
  WatchFilesDialog,
} from "./lazy-dialogs.ts";

export interface WeekDialogsProps {
  plan: PlanRow;
  week: number;
  list: AvailableListProps;
  exercises: readonly ExerciseRow[];
  /** The overlay that the address opens. */
  overlay: WeekOverlay | null;
  /** The overlay covers the week and takes the focus. */
  isCovered: boolean;
  onClose: () => void;
  menu: OpenMenu | null;
  closeMenu: () => void;
  actions: CardActions;
}

/** The exercise to complete, if this week has it and no recording of the watch completed it. */
function toComplete({ exercises, overlay }: WeekDialogsProps): ExerciseRow | null {
  if (overlay?.kind !== "complete") return null;
  const exercise = exercises.find(({ id }) => id === overlay.exerciseId);
  return exercise && (!exercise.isCompleted || isCorrectable(exercise)) ? exercise : null;
}

/** The exercise whose steps are shown one by one, while it is open. */
function toStart({ exercises, overlay }: WeekDialogsProps): ExerciseRow | null {
  if (overlay?.kind !== "start") return null;
  const exercise = exercises.find(({ id }) => id === overlay.exerciseId);
  return exercise && isStartable(exercise) ? exercise : null;
}

/** The exercises to download: one, the halves of a brick, or none for the whole week. */
function toDownload({ exercises, overlay }: WeekDialogsProps): readonly ExerciseRow[] | null {
  if (overlay?.kind === "week-files") return [];
  if (overlay?.kind !== "files") return null;
  const exercise = exercises.find(({ id }) => id === overlay.exerciseId);
  return exercise ? brickParts(exercises, exercise) : null;
}

/** Overlays of the week besides an exercise's details: list, actions, completion, help. */
export function WeekDialogs(props: WeekDialogsProps) {
  const { list, overlay, onClose, menu, closeMenu, actions } = props;
  const complete = toComplete(props);
  const started = toStart(props);
  const files = toDownload(props);
  const isReal = useFeature("manual-completion");
  const Complete = isReal ? CompleteWorkout : CompletePlaceholder;
  const isDrawerOpen = overlay?.kind === "available";
  const wasDrawerOpened = useLastDefined(isDrawerOpen || null) !== null;
  useReturnFocus(props.isCovered);
  return (
    <>
      {wasDrawerOpened && <AvailableDrawer {...list} opened={isDrawerOpen} onClose={onClose} />}
      {overlay?.kind === "keys" && <KeyboardHelp onClose={onClose} />}
      {overlay?.kind === "time-off" && (
        <TimeOffDialog plan={props.plan} day={overlay.day} onClose={onClose} />
      )}
      {files && (
        <WatchFilesDialog
          planId={props.plan.id}
          week={props.week}
          parts={files}
          onClose={onClose}
        />
      )}
      {started && (
        <GuidedExercise
          key={started.id}
          exercise={started}
          parts={brickParts(props.exercises, started)}
          onClose={onClose}
          onComplete={actions.complete}
        />
      )}
      {complete && isReal !== undefined && (
        <Complete key={complete.id} exercise={complete} onClose={onClose} />
      )}
      {menu && <CardMenu menu={menu} actions={actions} onClose={closeMenu} />}
    </>
  );
}
