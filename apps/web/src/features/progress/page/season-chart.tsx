import { formatHours } from "@triplan/domain";
import { ChartCursor, classes, phaseRuns, PHASE_NAMES } from "@triplan/ui";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import panel from "./progress-page.module.css";
import type { Progress } from "./progress-types.ts";
import { leadSentence, linePath, morningsOf, weekText } from "./season-figures.ts";
import styles from "./season-chart.module.css";
import { SeasonTable } from "./season-table.tsx";

interface SeasonChartProps {
  plan: PlanRow;
  progress: Progress;
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Hours planned and done of each week, over fitness and form of each morning. */
export function SeasonChart({ plan, progress }: SeasonChartProps) {
  const { weeks, week: current } = progress;
  const days = 7 * weeks.length;
  const passed = progress.fitness.planned.length - progress.fitness.projected.length;
  return (
    <section className={panel.panel} aria-labelledby="season-chart">
      <div className={panel.head}>
        <h2 id="season-chart">Where does the plan lead?</h2>
        <ul className={styles.legend} aria-hidden>
          <li data-key="done">hours done</li>
          <li data-key="planned">hours planned</li>
          <li data-key="recovery">recovery week</li>
          <li data-key="ahead">planned</li>
          <li data-key="past">done</li>
        </ul>
      </div>
      <p className={panel.lead}>{leadSentence(progress)}</p>
      <ChartCursor
        label="Each week of the plan"
        count={weeks.length}
        start={current - 1}
        isBars
        textOf={(index) => weekText(progress, index)}
        className={styles.chart}
      >
        <Bars progress={progress} />
        <Curves progress={progress} days={days} />
        {passed < days && (
          <span className={styles.today} style={{ left: percent(passed / days) }} aria-hidden>
            <span data-flips={passed / days > 0.8 || undefined}>Today</span>
          </span>
        )}
      </ChartCursor>
      <Axis weeks={weeks} current={current} />
      {!progress.fitness.isReliable && (
        <p className={panel.note}>
          Fitness and form: not enough recordings yet. Weeks{" "}
          {progress.fitness.unansweredWeeks.join(", ")} have no record, so only the plan is drawn.
        </p>
      )}
      <SeasonTable plan={plan} progress={progress} />
    </section>
  );
}

function Bars({ progress: { weeks, week: current } }: { progress: Progress }) {
  const highest = Math.max(60, ...weeks.flatMap((each) => [each.plannedMinutes, each.doneMinutes]));
  const height = (minutes: number) => ({ height: percent(minutes / highest) });
  return (
    <div className={styles.plot} aria-hidden>
      <span className={styles.hours}>{formatHours(highest)} h</span>
      <span className={classes(styles.hours, styles.half)}>{formatHours(highest / 2)}</span>
      <ol className={styles.bars}>
        {weeks.map((each) => (
          <li
            key={each.week}
            data-phase={each.phase}
            data-recovery={each.isRecovery || undefined}
            data-now={each.week === current || undefined}
            data-unanswered={each.isUnanswered || undefined}
          >
            <i style={height(each.plannedMinutes)} />
            <b style={height(each.doneMinutes)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Curves({ progress, days }: { progress: Progress; days: number }) {
  const { past, ahead, from } = morningsOf(progress.fitness);
  const curves = (["fitness", "form"] as const).map((curve) => {
    const values = [...past, ...ahead].map((day) => day[curve]);
    const scale = { min: Math.min(0, ...values), max: Math.max(1, ...values), days };
    return (
      <div key={curve} className={styles.curve} data-line={curve}>
        <span className={styles.name}>{curve === "fitness" ? "Fitness" : "Form"}</span>
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none">
          <path data-kind="zero" d={linePath([0, 0], 0, { ...scale, days: 1 })} />
          <path
            data-kind="past"
            d={linePath(
              past.map((day) => day[curve]),
              0,
              scale,
            )}
          />
          <path
            data-kind="ahead"
            d={linePath(
              ahead.map((day) => day[curve]),
              from,
              scale,
            )}
          />
        </svg>
      </div>
    );
  });
  return <div aria-hidden>{curves}</div>;
}

function Axis({ weeks, current }: { weeks: Progress["weeks"]; current: number }) {
  const runs = phaseRuns(weeks.map((each) => ({ ...each, minutes: each.plannedMinutes })));
  return (
    <div className={styles.axis} aria-hidden>
      <ol className={styles.numbers} data-many={weeks.length > 20 || undefined}>
        {weeks.map(({ week }) => (
          <li key={week} data-now={week === current || undefined}>
            {week}
          </li>
        ))}
      </ol>
      <div className={styles.phases}>
        {runs.map((run) => (
          <span key={run.from} style={{ flexGrow: run.weeks }} data-phase={run.phase}>
            {PHASE_NAMES[run.phase]}
          </span>
        ))}
      </div>
    </div>
  );
}
