import { Button } from "@mantine/core";
import { Glyph } from "@triplan/ui";
import panel from "../styles/week-panel.module.css";
import styles from "./plan-limits.module.css";

export interface PlanLimitsProps {
  /** Limitations of the plan, in plain sentences. */
  limits: readonly string[];
  onDismiss: () => void;
}

/** Limitations of the plan, shown at its top until dismissed. */
export const PlanLimits = ({ limits, onDismiss }: PlanLimitsProps) => (
  <section className={styles.limits} aria-label="Limits of this plan">
    <Glyph name="alert" size={16} />
    <div className={styles.words}>
      <h2 className={panel.title}>Limits of this plan</h2>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
    <Button variant="subtle" color="gray" size="compact-sm" onClick={onDismiss}>
      Dismiss
    </Button>
  </section>
);
