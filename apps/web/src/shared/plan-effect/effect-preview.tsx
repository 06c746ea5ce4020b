import { NewEditionNote } from "../plans/new-edition-note.tsx";
import { ChangedExercises } from "./changed-exercises.tsx";
import { ChangedWeeks } from "./changed-weeks.tsx";
import styles from "./effect-preview.module.css";
import type { PlanEffect } from "./plan-effect-type.ts";

interface EffectPreviewProps {
  outcome: PlanEffect | undefined;
  /** True while the preview of complete entries is on its way. */
  isWaiting: boolean;
  /** Why the preview is missing. */
  problem: string | null;
}

/** What a change of the plan does: a sentence, each exercise, and the weeks before and after. */
export function EffectPreview({ outcome, isWaiting, problem }: EffectPreviewProps) {
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
