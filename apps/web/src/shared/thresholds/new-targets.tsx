import type { EntryValues } from "./entry-values.ts";
import styles from "./new-targets.module.css";
import { useNewTargets } from "./use-new-targets.ts";

/** What saving would change in the plan. It comes late, so it goes below the buttons: it must not move them. */
export function NewTargets({ values }: { values: EntryValues }) {
  return (
    <p className={styles.newTargets} aria-live="polite">
      {useNewTargets(values)}
    </p>
  );
}
