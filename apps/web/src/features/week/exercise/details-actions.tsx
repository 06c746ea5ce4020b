import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowsExchange,
  IconCalendar,
  IconCheck,
  IconDownload,
  IconPlayerPlay,
  IconPrinter,
} from "@tabler/icons-react";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import { hasProgress } from "../guided/stored-progress.ts";
import { isByHand, isCorrectable } from "../model/is-matched.ts";
import { isOpen } from "../model/is-open.ts";
import { isStartable } from "../model/is-startable.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { CardActions } from "./card-menu.tsx";
import styles from "./exercise-details.module.css";

export interface DetailsActionsProps {
  exercise: ExerciseRow;
  actions: CardActions;
  onClose: () => void;
  onSwap: () => void;
  onPrint: () => void;
}

const OfOpen = ({ exercise, actions, onSwap }: DetailsActionsProps) => (
  <>
    {isStartable(exercise) && (
      <Button
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        onClick={() => actions.start(exercise)}
      >
        {hasProgress(exercise) ? "Resume" : "Start"}
      </Button>
    )}
    <Button
      variant={isStartable(exercise) ? "default" : "filled"}
      leftSection={<IconCheck size={16} aria-hidden />}
      onClick={() => actions.complete(exercise)}
    >
      Done
    </Button>
    <Button
      variant="default"
      leftSection={<IconCalendar size={16} aria-hidden />}
      onClick={() => actions.move(exercise)}
    >
      {exercise.isScheduled ? "Move" : "Choose a day"}
    </Button>
    <Button
      variant="default"
      leftSection={<IconArrowsExchange size={16} aria-hidden />}
      onClick={onSwap}
    >
      Swap for…
    </Button>
    {exercise.isScheduled && (
      <Button variant="default" onClick={() => actions.unschedule(exercise)}>
        Unschedule
      </Button>
    )}
  </>
);

const OfSkipped = ({ exercise, actions }: DetailsActionsProps) => (
  <>
    <Button variant="default" onClick={() => actions.complete(exercise)}>
      Done after all
    </Button>
    <Button
      variant="default"
      leftSection={<IconCalendar size={16} aria-hidden />}
      onClick={() => actions.move(exercise)}
    >
      Move
    </Button>
  </>
);

const Unmatch = ({ exercise, actions, onClose }: DetailsActionsProps) => (
  <Button
    variant="default"
    onClick={() => {
      onClose();
      actions.unmatch(exercise);
    }}
  >
    Unmatch
  </Button>
);

const Edit = ({ exercise, actions }: DetailsActionsProps) => (
  <Button variant="default" onClick={() => actions.complete(exercise)}>
    Edit what I did
  </Button>
);

function OfEntry(props: DetailsActionsProps) {
  // What was not sent yet is undone on the device.
  const UndoButton = props.exercise.isWaiting ? Button : OnlineButton;
  return (
    <>
      <Edit {...props} />
      <UndoButton variant="default" onClick={() => props.actions.undoCompletion(props.exercise)}>
        Undo completion
      </UndoButton>
    </>
  );
}

function OfState(props: DetailsActionsProps) {
  if (isByHand(props.exercise)) return <OfEntry {...props} />;
  if (props.exercise.matchedActivityId !== null) {
    return (
      <>
        {isCorrectable(props.exercise) && <Edit {...props} />}
        <Unmatch {...props} />
      </>
    );
  }
  if (props.exercise.isCompleted) return null;
  return isOpen(props.exercise) ? <OfOpen {...props} /> : <OfSkipped {...props} />;
}

/** What can be done with an exercise; stays at the bottom of the screen or panel. */
export const DetailsActions = (props: DetailsActionsProps) => (
  <div className={styles.actions}>
    <OfState {...props} />
    <ActionIcon
      className={styles.print ?? ""}
      variant="default"
      size={36}
      aria-label="Download for your watch"
      aria-haspopup="dialog"
      onClick={() => props.actions.download(props.exercise)}
    >
      <IconDownload size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon
      className={styles.print ?? ""}
      variant="default"
      size={36}
      aria-label="Print this exercise"
      onClick={props.onPrint}
    >
      <IconPrinter size={16} aria-hidden />
    </ActionIcon>
  </div>
);
