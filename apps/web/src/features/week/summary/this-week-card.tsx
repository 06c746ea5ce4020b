import { Button, VisuallyHidden } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import {
  DISCIPLINE_NAMES,
  DISCIPLINES,
  formatHours,
  INTENSITY_LEVEL_NAMES,
  INTENSITY_LEVELS,
  type Discipline,
} from "@triplan/domain";
import type { SeasonWeek } from "@triplan/plan-engine";
import { classes, sportClass, SportIcon } from "@triplan/ui";
import { WeekStrength } from "./week-strength.tsx";
import { plannedIntensity } from "./planned-intensity.ts";
import type { PlannedAndDone, WeekSummary } from "./week-summary.ts";
import panel from "../styles/week-panel.module.css";
import type { PlanRow, WeekExercise } from "../model/week-types.ts";
import styles from "../styles/rail.module.css";

function Sport({ discipline, hours }: { discipline: Discipline; hours: PlannedAndDone }) {
  const { done, planned } = hours;
  const percent = planned === 0 ? 0 : Math.min(100, (100 * done) / planned);
  return (
    <li className={classes(styles.sport, sportClass(discipline))}>
      <SportIcon discipline={discipline} size={20} />
      <span>{DISCIPLINE_NAMES[discipline]}</span>
      <span className={styles.hours}>
        <b>{formatHours(done)}</b> <span aria-hidden>/</span>
        <VisuallyHidden>done of</VisuallyHidden> {formatHours(planned)}
      </span>
      <span className={styles.sportBar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}

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

const Download = ({ onDownload }: Pick<ThisWeekCardProps, "onDownload">) => (
  <Button
    className={styles.download ?? ""}
    variant="default"
    leftSection={<IconDownload size={16} aria-hidden />}
    aria-label="Download the workouts of this week"
    aria-haspopup="dialog"
    onClick={onDownload}
  >
    Download
  </Button>
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
          <Sport key={discipline} discipline={discipline} hours={summary.sports[discipline]} />
        ))}
      </ul>
      {exercises.length > 0 && <PlannedIntensity exercises={exercises} />}
      {exercises.length > 0 && <Download {...props} />}
    </section>
  );
};
