import { ChangedExercises } from "../../../shared/plan-effect/changed-exercises.tsx";
import { ChangedWeeks } from "../../../shared/plan-effect/changed-weeks.tsx";
import { NewEditionNote } from "../../../shared/plans/new-edition-note.tsx";
import type { TimeOffOutcome } from "../../../shared/time-off/use-time-off.ts";
import styles from "./time-off-preview.module.css";

interface TimeOffPreviewProps {
  outcome: TimeOffOutcome | undefined;
  /** True while the preview of complete entries is on its way. */
  isWaiting: boolean;
  /** Why there is none. */
  problem: string | null;
}

/** What time off changes: a sentence, each exercise, and the weeks before and after. */
export function TimeOffPreview({ outcome, isWaiting, problem }: TimeOffPreviewProps) {
  if (!outcome && !isWaiting && problem === null) return null;
  return (
    <section className={styles.preview} aria-label="What changes" aria-busy={isWaiting}>
      <div aria-live="polite">
        {problem !== null && <p className={styles.failed}>{problem}</p>}
        {!outcome && isWaiting && <p>Working out what would change...</p>}
        {outcome && (
          <p>
            <b>{outcome.headline}</b>
          </p>
        )}
      </div>
      {outcome && outcome.newEditionFrom !== null && (
        <NewEditionNote fromWeek={outcome.newEditionFrom} />
      )}
      {outcome && <ChangedExercises exercises={outcome.exercises} />}
      {outcome && <ChangedWeeks weeks={outcome.weeks} />}
    </section>
  );
}
