import { Button } from "@mantine/core";
import { isByHand } from "../model/is-matched.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { CardActions } from "./card-menu.tsx";
import styles from "./exercise-details.module.css";

export interface DetailsActionsProps {
  exercise: ExerciseRow;
  actions: CardActions;
  onClose: () => void;
  onSwap: () => void;
}

const OfOpen = ({ exercise, actions, onSwap }: DetailsActionsProps) => (
  <div className={styles.actions}>
    <Button variant="default" onClick={() => actions.complete(exercise)}>
      Complete
    </Button>
    {exercise.isScheduled && (
      <Button variant="default" onClick={() => actions.unschedule(exercise)}>
        Unschedule
      </Button>
    )}
    <Button variant="default" onClick={onSwap}>
      Swap for…
    </Button>
    <Button onClick={() => actions.move(exercise)}>
      {exercise.isScheduled ? "Move to another day" : "Choose a day"}
    </Button>
  </div>
);

const Unmatch = ({ exercise, actions, onClose }: DetailsActionsProps) => (
  <div className={styles.actions}>
    <Button
      variant="default"
      onClick={() => {
        onClose();
        actions.unmatch(exercise);
      }}
    >
      Unmatch
    </Button>
  </div>
);

const OfEntry = ({ exercise, actions }: DetailsActionsProps) => (
  <div className={styles.actions}>
    <Button variant="default" onClick={() => actions.undoCompletion(exercise)}>
      Undo completion
    </Button>
    <Button variant="default" onClick={() => actions.complete(exercise)}>
      Edit what I did
    </Button>
  </div>
);

/** What can be done with an exercise; stays at the bottom of the screen or panel. */
export function DetailsActions(props: DetailsActionsProps) {
  if (isByHand(props.exercise)) return <OfEntry {...props} />;
  if (props.exercise.matchedActivityId !== null) return <Unmatch {...props} />;
  return props.exercise.isCompleted ? null : <OfOpen {...props} />;
}
