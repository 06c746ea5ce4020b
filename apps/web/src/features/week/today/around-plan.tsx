import { Button } from "@mantine/core";
import { daysBetween, formatDayAndMonth } from "@triplan/domain";
import { Link } from "react-router-dom";
import { racePath } from "../../../shared/plans/race-path.ts";
import type { AutoScheduleButtonProps } from "../moves/auto-schedule-button.tsx";
import panel from "../styles/week-panel.module.css";
import { CalmDay } from "./calm-day.tsx";
import { countText, PlaceThem } from "./free-day.tsx";
import { NextUp, type NextUpProps } from "./next-up.tsx";
import styles from "./today-panel.module.css";

const inDays = (days: number) => (days === 1 ? "Tomorrow" : `In ${days} days`);

interface BeforePlanProps extends NextUpProps {
  auto: AutoScheduleButtonProps;
}

/** Today before the first week of a plan: when training starts. */
export const BeforePlan = ({ auto, ...props }: BeforePlanProps) => (
  <section className={styles.panel} aria-label="Today">
    <div className={styles.main}>
      <h2 className={panel.title}>Today, {formatDayAndMonth(props.today)}</h2>
      <CalmDay title={`Training starts ${formatDayAndMonth(props.plan.startDate)}`}>
        <p>
          {inDays(daysBetween(props.today, props.plan.startDate))}. Until then, rest or move as you
          like.
        </p>
        {auto.count > 0 && <p>{countText(auto.count)} no day yet in your first week.</p>}
      </CalmDay>
      {auto.count > 0 && <PlaceThem auto={auto} />}
    </div>
    <NextUp {...props} />
  </section>
);

/** A plan that is over: rest, and what was trained. */
export const AfterRaceWords = ({ plan }: Pick<NextUpProps, "plan">) => (
  <>
    <CalmDay
      isRace
      title={
        <>
          <bdi>{plan.name}</bdi> is done
        </>
      }
    >
      <p>Rest first. Easy movement is enough for a week or two, then train as you like.</p>
    </CalmDay>
    <div className={styles.ways}>
      <Button component={Link} to={racePath(plan.id)} variant="default">
        Open your race
      </Button>
      <Button component={Link} to="/?view=season" variant="default">
        See your season
      </Button>
    </div>
  </>
);

/** Today after the last week of a plan. */
export const AfterPlan = ({ plan, today }: Pick<NextUpProps, "plan" | "today">) => (
  <section className={styles.panel} data-alone aria-label="Today">
    <div className={styles.main}>
      <h2 className={panel.title}>Today, {formatDayAndMonth(today)}</h2>
      <AfterRaceWords plan={plan} />
    </div>
  </section>
);
