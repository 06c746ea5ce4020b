import styles from "./edit-plan-dialog.module.css";

/** What the plan can't do because of a change. */
export const PlanLimits = ({ limits }: { limits: readonly string[] }) =>
  limits.length === 0 ? null : (
    <section className={styles.change} aria-label="What the plan can't do">
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </section>
  );
