import { Button } from "@mantine/core";
import { RACE_NAMES, type RaceType } from "@triplan/domain";
import { Glyph } from "@triplan/ui";
import { useId, useState, type ReactNode } from "react";
import panel from "../styles/week-panel.module.css";
import styles from "./plan-limits.module.css";

export interface PlanLimitsProps {
  raceType: RaceType;
  /** In plain sentences, the gravest first. */
  limits: readonly string[];
  /** What the athlete can do about them. */
  ways: ReactNode;
  onDismiss: () => void;
}

/** The gravest limit of the plan, the others on request; shown until dismissed. */
export function PlanLimits({ raceType, limits, ways, onDismiss }: PlanLimitsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const titleId = useId();
  const others = limits.length - 1;
  return (
    <section className={styles.limits} aria-labelledby={titleId}>
      <Glyph name="alert" size={16} />
      <h2 id={titleId} className={panel.title}>
        What this plan prepares you for: {RACE_NAMES[raceType]}
      </h2>
      <ul id={listId}>
        {(isOpen ? limits : limits.slice(0, 1)).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {others > 0 && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Less" : `${others} more`}
          </Button>
        )}
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
      {ways && <div className={styles.ways}>{ways}</div>}
    </section>
  );
}
