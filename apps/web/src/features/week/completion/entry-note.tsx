import type { ExerciseRow } from "../model/week-types.ts";
import { feelingWord } from "../../../shared/activities/completion-words.ts";
import styles from "./completion.module.css";

/** How an exercise felt, and the athlete's notes; nothing without either. */
export function EntryNote({ exercise }: { exercise: ExerciseRow }) {
  const { matchedActivity, completionNotes } = exercise;
  const felt = [
    matchedActivity?.rpe != null && `How hard: ${matchedActivity.rpe} of 10`,
    matchedActivity?.feeling != null && `Felt ${feelingWord(matchedActivity.feeling)}`,
  ].filter((text) => typeof text === "string");
  if (felt.length === 0 && !completionNotes) return null;
  return (
    <div className={styles.entry}>
      {felt.length > 0 && <p>{felt.join(" · ")}</p>}
      {completionNotes && <p className={styles.written}>{completionNotes}</p>}
    </div>
  );
}
