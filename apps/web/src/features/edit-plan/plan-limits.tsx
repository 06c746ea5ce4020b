import styles from "./edit-plan-dialog.module.css";

/** What a change takes away, and what the plan can't do because of it. */
export const PlanLimits = ({ limits }: { limits: readonly string[] }) =>
  limits.length === 0 ? null : (
    <section className={styles.change} aria-label="What to know">
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </section>
  );
