import { SeasonBars } from "@triplan/ui";
import panel from "../../shared/panel/panel.module.css";
import type { SharedPlan } from "../../shared/network/trpc.ts";
import { SeasonAxis } from "../../shared/plans/season-axis.tsx";
import { WeekLinks } from "../../shared/plans/week-links.tsx";
import styles from "./shared-plan.module.css";

interface SharedSeasonProps {
  plan: SharedPlan;
  week: number;
  pathTo: (week: number) => string;
}

const CHART_PX = 112;

/** The hours of all weeks; each bar opens its week. */
export function SharedSeason({ plan, week, pathTo }: SharedSeasonProps) {
  const { weeks } = plan;
  return (
    <section className={panel.panel} aria-labelledby="season">
      <div className={panel.head}>
        <h2 id="season">{weeks.length === 1 ? "One week" : `${weeks.length} weeks`}</h2>
        <span className={panel.note}>planned hours of each week; recovery weeks hatched</span>
      </div>
      <div className={styles.chart}>
        <SeasonBars
          weeks={weeks}
          caption="Planned hours of each week"
          height={CHART_PX}
          ringed={week}
          links={<WeekLinks weeks={weeks} pathTo={pathTo} />}
        />
        <SeasonAxis weeks={weeks} current={week} pathTo={pathTo} />
      </div>
    </section>
  );
}
