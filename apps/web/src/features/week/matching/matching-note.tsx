import { WEARABLE } from "@triplan/domain";
import { useWeekMatching } from "./matching.tsx";
import styles from "./unmatched-activities.module.css";

/** Shown when the week is loaded but its activities failed to load. */
export function MatchingNote() {
  const { retry } = useWeekMatching();
  if (!retry) return null;
  return (
    <p className={styles.note} role="alert">
      This week's {WEARABLE.name} activities could not be loaded.{" "}
      <button type="button" className={styles.confirm} onClick={retry}>
        Try again
      </button>
    </p>
  );
}
