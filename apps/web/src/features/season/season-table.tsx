import { VisuallyHidden } from "@mantine/core";
import { formatHours, type IsoDate, phaseGroups, PHASE_NAMES } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { useMemo } from "react";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { WeekRow, RowWithoutPlan } from "./season-rows.tsx";
import { seasonTotals, type Season, type WeekWithoutPlan } from "./season-totals.ts";
import styles from "./season-table.module.css";

export interface SeasonTableProps {
  plan: PlanRow;
  season: Season;
  today: IsoDate;
  /** Null before and after the plan. */
  current: number | null;
}

/** Weeks before the plan that are listed. */
const MAX_WEEKS_BEFORE = 8;

const weeksText = (count: number) => (count === 1 ? "1 week" : `${count} weeks`);

function Foot({ season }: Pick<SeasonTableProps, "season">) {
  const totals = seasonTotals(season.weeks);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Season
        </th>
        <td>
          <span className={styles.sports}>
            {totals.sports.map((sport) => (
              <span key={sport}>
                <SportIcon discipline={sport} size={20} />
                <VisuallyHidden>{sport} done</VisuallyHidden>
                {formatHours(totals.done[sport])}
              </span>
            ))}
          </span>
        </td>
        <td className={styles.number}>
          <b>{formatHours(totals.doneMinutes)}</b> / {formatHours(totals.plannedMinutes)}
        </td>
        <td className={styles.number} data-column="load">
          <b>{totals.doneLoad}</b> / {totals.plannedLoad}
        </td>
        <td className={styles.number} data-column="longest">
          {formatHours(totals.longestRide)}
        </td>
        <td className={styles.number} data-column="longest">
          {formatHours(totals.longestRun)}
        </td>
        <td colSpan={2}>
          <b>{totals.keysDone}</b> of {totals.keysDue} so far
        </td>
      </tr>
    </tfoot>
  );
}

interface WithoutPlanProps {
  title: string;
  weeks: readonly WeekWithoutPlan[];
  scale: number;
}

function WithoutPlan({ title, weeks, scale }: WithoutPlanProps) {
  if (weeks.length === 0) return null;
  return (
    <tbody data-phase="none">
      {weeks.map((week, index) => (
        <RowWithoutPlan key={week.startDate} week={week} scale={scale}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={weeks.length} className={styles.phase}>
              <b>{title}</b> <span>no plan</span>
            </th>
          )}
        </RowWithoutPlan>
      ))}
    </tbody>
  );
}

/** A row per week; up and down move between them, Enter opens one. */
export function SeasonTable({ plan, season, today, current }: SeasonTableProps) {
  const { weeks, withoutPlan } = season;
  const groups = useMemo(() => phaseGroups(weeks), [weeks]);
  const scale = Math.max(1, ...weeks.map(({ plannedMinutes }) => plannedMinutes));
  const before = withoutPlan.filter(({ startDate }) => startDate < plan.startDate);
  const after = withoutPlan.filter(({ startDate }) => startDate >= plan.startDate);
  return (
    <section className={styles.panel} aria-label="Weeks of the season">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Phase</VisuallyHidden>
            </th>
            <th scope="col">Week</th>
            <th scope="col">Hours by sport</th>
            <th scope="col" className={styles.number}>
              Done / planned
            </th>
            <th scope="col" className={styles.number} data-column="load">
              Load
            </th>
            <th scope="col" className={styles.number} data-column="longest">
              Long ride
            </th>
            <th scope="col" className={styles.number} data-column="longest">
              Long run
            </th>
            <th scope="col">Key sessions</th>
            <th scope="col">Race, tests</th>
          </tr>
        </thead>
        <WithoutPlan title="Before" weeks={before.slice(-MAX_WEEKS_BEFORE)} scale={scale} />
        {groups.map((group) => (
          <tbody key={group.weeks[0]?.week} data-phase={group.phase}>
            {group.weeks.map((week, index) => (
              <WeekRow
                key={week.week}
                plan={plan}
                week={week}
                scale={scale}
                isCurrent={week.week === current}
                today={today}
              >
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={group.weeks.length} className={styles.phase}>
                    <b>{PHASE_NAMES[group.phase]}</b> <span>{weeksText(group.weeks.length)}</span>
                  </th>
                )}
              </WeekRow>
            ))}
          </tbody>
        ))}
        <WithoutPlan title="After" weeks={after} scale={scale} />
        <Foot season={season} />
      </table>
    </section>
  );
}
