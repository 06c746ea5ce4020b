import type { OptimisedSeason as Optimised, PreviewWeek } from "@triplan/plan-engine";
import { SeasonBars } from "@triplan/ui";
import styles from "./plan-preview.module.css";
import { reasonRuns } from "./reason-runs.ts";

interface OptimisedSeasonProps {
  weeks: readonly PreviewWeek[];
  optimised: Optimised | null;
}

const CHART_PX = 40;

const span = ({ from, to }: { from: number; to: number }) =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

/** Effect of the optimisation: the season without it, and the reason for each week. */
export function OptimisedSeason({ weeks, optimised }: OptimisedSeasonProps) {
  if (!optimised) {
    return (
      <p className={styles.optimised}>
        Nothing to gain here: the plan is too short or its weeks are already full.
      </p>
    );
  }
  const first = weeks.map((week, index) => ({
    ...week,
    minutes: optimised.first[index] ?? 0,
  }));
  return (
    <div className={styles.optimised}>
      <p>Without optimising, the same weeks would be:</p>
      <SeasonBars
        weeks={first}
        caption="Planned hours of each week without optimising"
        height={CHART_PX}
      />
      <details>
        <summary>Why each week is as it is</summary>
        <ol>
          {reasonRuns(optimised.reasons).map((run) => (
            <li key={run.from}>
              <b>{span(run)}</b> {run.reason}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
