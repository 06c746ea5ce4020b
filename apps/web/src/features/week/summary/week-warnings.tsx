import type { Finding } from "@triplan/plan-engine";
import { Glyph } from "@triplan/ui";
import panel from "../styles/week-panel.module.css";
import styles from "./week-warnings.module.css";

export interface WeekWarningsProps {
  /** Rules that the week as a whole breaks; those of one day are shown on the day. */
  findings: readonly Finding[];
  /** Minor limits of the plan, and those that were dismissed. */
  warnings: readonly string[];
}

const Findings = ({ findings }: Pick<WeekWarningsProps, "findings">) => (
  <ul className={styles.findings} aria-label="Warnings for this week">
    {findings.map(({ ruleId, message }) => (
      <li key={`${ruleId} ${message}`}>
        <Glyph name="alert" size={16} />
        {message}
      </li>
    ))}
  </ul>
);

/** A coach's remarks on the scheduled week and the requested plan. It warns but never forbids. */
export const WeekWarnings = ({ findings, warnings }: WeekWarningsProps) => (
  <>
    {/* Always rendered, so that a live region announces new warnings. */}
    <div aria-live="polite">
      {findings.length > 0 && (
        <section className={styles.panel} aria-label="Worth a look">
          <h2 className={panel.title}>
            Worth a look <span className={panel.count}>{findings.length}</span>
          </h2>
          <Findings findings={findings} />
        </section>
      )}
    </div>
    {warnings.length > 0 && (
      <details className={styles.plan}>
        <summary>
          Limits of this plan <span className={panel.count}>{warnings.length}</span>
        </summary>
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </details>
    )}
  </>
);
