import styles from "./new-targets.module.css";

/** What saving would change in the plan; it arrives late. Below the buttons of a form, it moves none of them. */
export const NewTargets = ({ text }: { text: string }) => (
  <p className={styles.newTargets} aria-live="polite">
    {text}
  </p>
);
