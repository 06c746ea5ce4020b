import { SKIP_CHOICES, skipText } from "../model/skip-words.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { ChoiceRow } from "../../../shared/forms/choice-row.tsx";
import { OnlineButton } from "../../../shared/offline/online-button.tsx";
import { useIsOutOfReach } from "../../../shared/offline/reach.ts";
import styles from "./skip-note.module.css";
import { useSkip, useUndoSkip } from "./use-skip.ts";

/** Says that an exercise was not done, asks why, and opens it again. */
export function SkipNote({ exercise }: { exercise: ExerciseRow }) {
  const { id: exerciseId, skipReason } = exercise;
  const skip = useSkip();
  const undo = useUndoSkip();
  const isOutOfReach = useIsOutOfReach();
  return (
    <section className={styles.note} aria-label="Not done">
      <p className={styles.head}>
        <b>{skipText(exercise)}</b>
        <OnlineButton
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate({ exerciseId })}
        >
          Open it again
        </OnlineButton>
      </p>
      {!isOutOfReach && (
        <ChoiceRow
          legend="Why?"
          choices={SKIP_CHOICES}
          value={skipReason}
          onChange={(reason) => skip.mutate({ exerciseId, skipReason: reason })}
          wraps
        />
      )}
    </section>
  );
}
