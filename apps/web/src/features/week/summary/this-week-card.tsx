import { Button } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { DISCIPLINES, INTENSITY_LEVEL_NAMES, INTENSITY_LEVELS } from "@triplan/domain";
import type { SeasonWeek } from "@triplan/plan-engine";
import { Link } from "react-router-dom";
import { printWeekPath } from "../../../shared/plans/print-path.ts";
import { SportHours } from "../../../shared/sport-hours/sport-hours.tsx";
import { WeekStrength } from "./week-strength.tsx";
import { plannedIntensity } from "./planned-intensity.ts";
import type { WeekSummary } from "./week-summary.ts";
import panel from "../styles/week-panel.module.css";
import type { PlanRow, WeekExercise } from "../model/week-types.ts";
import styles from "../styles/rail.module.css";

function PlannedIntensity({ exercises }: { exercises: readonly WeekExercise[] }) {
  const shares = plannedIntensity(exercises);
  return (
    <div className={styles.intensity}>
      <h3 className={panel.muted}>Planned intensity</h3>
      <div className={styles.intensityBar} aria-hidden>
        {INTENSITY_LEVELS.map((level) => (
          <span key={level} data-level={level} style={{ width: `${shares[level]}%` }} />
        ))}
      </div>
      <ul>
        {INTENSITY_LEVELS.map((level) => (
          <li key={level}>
            <span className={styles.dot} data-level={level} />
            {INTENSITY_LEVEL_NAMES[level]}
            <b>{shares[level]} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ThisWeekCardProps {
  plan: PlanRow;
  /** The week as its season outlines it. */
  outlined: SeasonWeek | undefined;
  summary: WeekSummary;
  exercises: readonly WeekExercise[];
  onDownload: () => void;
}

/** The week for a watch, and on paper. */
const TakeAlong = ({
  planId,
  week,
  onDownload,
}: Pick<ThisWeekCardProps, "onDownload"> & { planId: number; week: number | undefined }) => (
  <div className={styles.takeAlong}>
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label="Download the workouts of this week"
      aria-haspopup="dialog"
      onClick={onDownload}
    >
      Download
    </Button>
    {week !== undefined && (
      <Button
        component={Link}
        to={printWeekPath(planId, week)}
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        aria-label="Print this week"
      >
        Print
      </Button>
    )}
  </div>
);

/** The week's aim and progress. */
export const ThisWeekCard = (props: ThisWeekCardProps) => {
  const { plan, outlined, summary, exercises } = props;
  return (
    <section className={styles.thisWeek} aria-label="This week">
      <h2 className={panel.title}>This week</h2>
      {outlined && <p className={styles.aim}>{plan.weekAims[outlined.week - 1]}</p>}
      {outlined && <WeekStrength plan={plan} week={outlined} />}
      <ul className={styles.sports}>
        {DISCIPLINES.map((discipline) => (
          <SportHours key={discipline} discipline={discipline} {...summary.sports[discipline]} />
        ))}
      </ul>
      {exercises.length > 0 && <PlannedIntensity exercises={exercises} />}
      {exercises.length > 0 && (
        <TakeAlong planId={plan.id} week={outlined?.week} onDownload={props.onDownload} />
      )}
    </section>
  );
};
