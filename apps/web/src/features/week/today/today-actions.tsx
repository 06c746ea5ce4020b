import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCalendar, IconCheck, IconPlayerPlay } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import type { CardActions } from "../exercise/card-menu.tsx";
import { hasProgress } from "../guided/stored-progress.ts";
import { isOpen } from "../model/is-open.ts";
import { isByHand } from "../model/is-matched.ts";
import { isStartable } from "../model/is-startable.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./today-exercise.module.css";

export interface TodayActionsProps {
  /** The exercise alone, or the ride and the run of its brick. */
  parts: readonly ExerciseRow[];
  actions: CardActions;
  /** The first that is open today; only its Start stands out. */
  isNext: boolean;
}

interface OneProps {
  exercise: ExerciseRow;
  actions: CardActions;
}

const Details = ({ exercise, actions }: OneProps) => (
  <Button
    variant="subtle"
    color="gray"
    aria-label={`Details of ${exercise.name}`}
    onClick={() => actions.open(exercise)}
  >
    Details
  </Button>
);

function OfOpen({ exercise, actions, isNext }: OneProps & Pick<TodayActionsProps, "isNext">) {
  const canStart = isStartable(exercise);
  const first = isNext ? "filled" : "default";
  const start = hasProgress(exercise) ? "Resume" : "Start";
  return (
    <>
      {canStart && (
        <Button
          variant={first}
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          aria-label={`${start} ${exercise.name}`}
          onClick={() => actions.start(exercise)}
        >
          {start}
        </Button>
      )}
      <Button
        variant={canStart ? "default" : first}
        leftSection={<IconCheck size={16} aria-hidden />}
        aria-label={`Done: ${exercise.name}`}
        onClick={() => actions.complete(exercise)}
      >
        Done
      </Button>
      <Button
        variant="default"
        leftSection={<IconCalendar size={16} aria-hidden />}
        aria-label={`Move ${exercise.name}`}
        onClick={() => actions.move(exercise)}
      >
        Move
      </Button>
      <Details exercise={exercise} actions={actions} />
    </>
  );
}

const OfDone = ({ exercise, actions }: OneProps) => {
  // What was not sent yet is undone on the device.
  const UndoButton = exercise.isWaiting ? Button : OnlineButton;
  return (
    <>
      {exercise.matchedActivityId === null ? (
        <Details exercise={exercise} actions={actions} />
      ) : (
        <Button
          variant="default"
          component={Link}
          to={`/activities/${exercise.matchedActivityId}`}
          aria-label={`See how it went: ${exercise.name}`}
        >
          See how it went
        </Button>
      )}
      {isByHand(exercise) && (
        <UndoButton
          variant="subtle"
          color="gray"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={`Undo completion of ${exercise.name}`}
          onClick={() => actions.undoCompletion(exercise)}
        >
          Undo
        </UndoButton>
      )}
    </>
  );
};

const OfSkipped = ({ exercise, actions }: OneProps) => (
  <>
    <OnlineButton
      variant="default"
      aria-label={`Open it again: ${exercise.name}`}
      onClick={() => actions.undoSkip(exercise)}
    >
      Open it again
    </OnlineButton>
    <Details exercise={exercise} actions={actions} />
  </>
);

const OfSettled = (props: OneProps) =>
  props.exercise.isCompleted ? <OfDone {...props} /> : <OfSkipped {...props} />;

/** What can be done with an exercise of today; a brick has one set of buttons. */
export function TodayActions({ parts, actions, isNext }: TodayActionsProps) {
  const next = parts.find(isOpen);
  const done = parts.find(({ isCompleted }) => isCompleted);
  const [first] = parts;
  if (!first) return null;
  return (
    <div className={styles.actions} data-done={!next || undefined}>
      {next ? (
        <OfOpen exercise={next} actions={actions} isNext={isNext} />
      ) : (
        <OfSettled exercise={done ?? first} actions={actions} />
      )}
    </div>
  );
}
