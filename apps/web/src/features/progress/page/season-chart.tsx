import { ChartCursor, Legend, Swatch, type LegendItem } from "@triplan/ui";
import { daysBetween } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { SeasonAxis } from "../../../shared/plans/season-axis.tsx";
import { WeekLinks } from "../../../shared/plans/week-links.tsx";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";
import { SeasonBars } from "./season-bars.tsx";
import { SeasonCurves } from "./season-curves.tsx";
import { leadSentence, weekText } from "./season-figures.ts";
import styles from "./season-chart.module.css";
import { SeasonTable } from "./season-table.tsx";

interface SeasonChartProps {
  plan: PlanRow;
  progress: Progress;
}

const LEGEND: readonly LegendItem[] = [
  { name: "hours done", sign: <Swatch kind="fill" /> },
  { name: "hours planned", sign: <Swatch kind="outline" /> },
  { name: "recovery week", sign: <Swatch kind="hatch" /> },
  { name: "planned", sign: <Swatch kind="dashed" /> },
  { name: "done", sign: <Swatch kind="line" /> },
];
const BAND: LegendItem = { name: "how far form may be off", sign: <Swatch kind="band" /> };
const NO_RECORD: LegendItem = { name: "no record", sign: <Swatch kind="no-record" /> };

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Hours planned and done of each week, over fitness and form of each morning. */
export function SeasonChart({ plan, progress }: SeasonChartProps) {
  const { weeks, week: current, fitness, today } = progress;
  const days = 7 * weeks.length;
  const passed = daysBetween(plan.startDate, today);
  const isSeason = passed >= 0 && passed < days;
  const hasGaps = fitness.unansweredWeeks.length > 0;
  const hasDone = fitness.done.length > 1;
  return (
    <section className={panel.panel} aria-labelledby="season-chart">
      <div className={panel.head}>
        <h2 id="season-chart">Where does the plan lead?</h2>
        <Legend items={[...LEGEND, ...(hasDone ? [BAND] : []), ...(hasGaps ? [NO_RECORD] : [])]} />
      </div>
      <p className={panel.lead}>{leadSentence(progress)}</p>
      <ChartCursor
        label="Each week of the plan"
        count={weeks.length}
        start={current - 1}
        isBars
        textOf={(index) => weekText(progress, index)}
        className={styles.chart}
        links={<WeekLinks weeks={weeks} />}
      >
        <SeasonBars progress={progress} />
        <SeasonCurves fitness={fitness} days={days} />
        {isSeason && (
          <span className={styles.today} style={{ left: percent(passed / days) }} aria-hidden>
            <span data-flips={passed / days > 0.8 || undefined}>Today</span>
          </span>
        )}
      </ChartCursor>
      <div className={styles.axis}>
        <SeasonAxis weeks={weeks} current={isSeason ? current : null} />
      </div>
      {hasGaps && <p className={panel.note}>{gapText(fitness)}</p>}
      <SeasonTable plan={plan} progress={progress} />
    </section>
  );
}

const LIST = new Intl.ListFormat("en-US", { style: "long", type: "conjunction" });

function gapText({ unansweredWeeks, isReliable }: Progress["fitness"]): string {
  const weeks =
    unansweredWeeks.length === 1
      ? `Week ${unansweredWeeks[0]} has`
      : `Weeks ${LIST.format(unansweredWeeks.map(String))} have`;
  return isReliable
    ? `${weeks} no record, so the lines of what was done have a gap.`
    : `${weeks} no record: not enough recordings yet for fitness and form.`;
}
