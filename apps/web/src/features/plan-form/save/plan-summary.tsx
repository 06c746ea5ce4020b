import { formatDate, LEVEL_NAMES, RACE_NAMES } from "@triplan/domain";
import type { PlanFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import styles from "./save-plan-dialog.module.css";

/** The plan about to be saved, in four facts. */
export function PlanSummary({ values, facts }: { values: PlanValues; facts: PlanFacts }) {
  const { totalWeeks } = facts.overview;
  const rows = [
    { label: "Race type", value: RACE_NAMES[values.raceType] },
    { label: "Race date", value: facts.raceDate ? formatDate(facts.raceDate) : "" },
    { label: "Duration", value: totalWeeks === 1 ? "1 week" : `${totalWeeks} weeks` },
    { label: "Experience level", value: LEVEL_NAMES[facts.experience.level] },
  ];
  return (
    <section aria-label="Your plan">
      <p className={styles.planName}>{values.name}</p>
      <dl className={styles.summary}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
