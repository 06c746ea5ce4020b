import type { IsoDate } from "@triplan/domain";
import { currentWeek } from "@triplan/domain";
import { planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import { MonthRow, PhaseStrip, SeasonBars } from "@triplan/ui";
import { useMemo } from "react";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { WeekLinks } from "../../shared/plans/week-links.tsx";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import styles from "./race-season.module.css";
import type { RaceRow } from "./use-races.ts";

const CHART_PX = 88;

interface RaceSeasonProps {
  plan: PlanRow;
  races: readonly RaceRow[];
  today: IsoDate;
}

/** The weeks of the season as bars, with the letter of each race above its week. */
export function RaceSeason({ plan, races, today }: RaceSeasonProps) {
  const weeks = useMemo(
    () =>
      seasonWeeks(planRequestOf(plan)).map((week, index) => ({
        ...week,
        minutes: plan.weekMinutes[index] ?? 0,
      })),
    [plan],
  );
  const current = currentWeek(plan.startDate, today, plan.totalWeeks);
  return (
    <div className={styles.season}>
      <div className={styles.marks} aria-hidden>
        {races.map(({ id, week, priority }) => (
          <span key={id ?? "own"} style={{ left: `${((week - 0.5) / weeks.length) * 100}%` }}>
            <PriorityMark priority={priority} />
          </span>
        ))}
      </div>
      <SeasonBars
        weeks={weeks}
        caption="Planned hours of each week of the season"
        height={CHART_PX}
        ringed={current}
        current={current}
        links={<WeekLinks weeks={weeks} />}
      />
      <div className={styles.strip}>
        <PhaseStrip weeks={weeks} />
        <MonthRow startDate={plan.startDate} raceDate={plan.raceDate} weeks={weeks.length} />
      </div>
    </div>
  );
}
