import { PHASE_NAMES } from "@triplan/domain";
import type { Season } from "@triplan/plan-engine";
import { phaseRuns, SeasonBars } from "@triplan/ui";
import { useMemo } from "react";
import { WeekLinks } from "../../../shared/plans/week-links.tsx";
import panel from "../styles/week-panel.module.css";
import styles from "../styles/rail.module.css";

export interface SeasonCardProps {
  season: Season;
  /** Planned minutes of each week. */
  weekMinutes: readonly number[];
  /** The shown week. */
  week: number;
  currentWeek: number;
}

function weeksAfter(left: number): string {
  return left === 0 ? "race week" : `${left} to go`;
}

/** The season as bars with the shown week highlighted. */
export function SeasonCard({ season, weekMinutes, week, currentWeek }: SeasonCardProps) {
  const weeks = useMemo(
    () => season.weeks.map((entry, index) => ({ ...entry, minutes: weekMinutes[index] ?? 0 })),
    [season, weekMinutes],
  );
  const runs = useMemo(() => phaseRuns(weeks), [weeks]);
  const phase = season.weeks[week - 1]?.phase;
  // The race week is named after its taper.
  const now = phase === "race" ? runs.at(-1)?.phase : phase;
  return (
    <section className={styles.card} aria-label="Season">
      <h2 className={panel.title}>Season</h2>
      <p className={styles.place}>
        Week {week} of {weeks.length} · {weeksAfter(weeks.length - week)}
      </p>
      <div className={styles.bars}>
        <SeasonBars
          weeks={weeks}
          caption="Planned hours of each week of the season"
          height={44}
          ringed={week}
          current={currentWeek}
          links={<WeekLinks weeks={weeks} />}
        />
      </div>
      <div className={styles.phases} aria-hidden>
        {runs.map((run) => (
          <span
            key={run.from}
            style={{ flexGrow: run.weeks }}
            data-now={run.phase === now || undefined}
          >
            {PHASE_NAMES[run.phase]}
          </span>
        ))}
      </div>
    </section>
  );
}
