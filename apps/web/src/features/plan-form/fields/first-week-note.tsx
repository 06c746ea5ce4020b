import { IconTrendingUp } from "@tabler/icons-react";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import type { PlanPreview } from "../preview/use-plan-preview.ts";
import { firstWeekText, stepText } from "./first-week-texts.ts";
import styles from "./now-section.module.css";

interface FirstWeekNoteProps {
  values: PlanValues;
  facts: PlanFacts;
  preview: PlanPreview;
}

/** Where the plan starts, and how that compares with the athlete's week. */
export function FirstWeekNote({ values, facts, preview }: FirstWeekNoteProps) {
  const start = firstWeekText(preview, facts.raceDate !== null);
  const step = stepText(values.hoursNow, facts.overview.weeklyHours, preview);
  if (start === null) return null;
  return (
    <div className={styles.note}>
      <IconTrendingUp size={16} aria-hidden />
      <div>
        <b>{start}</b>
        {step !== null && <p>{step}</p>}
      </div>
    </div>
  );
}
