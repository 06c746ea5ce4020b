import { VisuallyHidden } from "@mantine/core";
import { DISCIPLINES, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import styles from "./activities-card.module.css";
import { weekDatesText, type ActivityWeek } from "./activity-weeks.ts";
import { ActivityRow } from "./activity-row.tsx";
import { DuplicateRow } from "./duplicate-row.tsx";
import type { Activity } from "../../../shared/network/trpc.ts";

interface ActivityWeekRowsProps {
  week: ActivityWeek;
  /** True when part of the week is not loaded yet, so totals would be wrong. */
  isCut: boolean;
  onDelete: (activity: Activity) => void;
}

const SPORTS = { swim: "swum", bike: "ridden", run: "run" } as const;
const hours = (seconds: number) => formatHours(seconds / 60);

export const ActivityWeekRows = ({ week, isCut, onDelete }: ActivityWeekRowsProps) => (
  <>
    <div className={styles.week}>
      <h3 id={`week-${week.sunday}`}>{week.title}</h3>
      <span>{weekDatesText(week.sunday)}</span>
      {!isCut && <Totals week={week} />}
    </div>
    <ul className={styles.list} aria-labelledby={`week-${week.sunday}`}>
      {week.activities.map((activity) => {
        const Row = activity.duplicateOf === null ? ActivityRow : DuplicateRow;
        return <Row key={activity.id} activity={activity} onDelete={() => onDelete(activity)} />;
      })}
    </ul>
  </>
);

const Totals = ({ week: { bySport, total } }: Pick<ActivityWeekRowsProps, "week">) => (
  <p className={styles.totals}>
    {DISCIPLINES.map((sport) => (
      <span key={sport}>
        <span className={styles[sport]}>
          <SportIcon discipline={sport} variant="line" size={14} />
        </span>
        {hours(bySport[sport])}
        <VisuallyHidden>hours {SPORTS[sport]}</VisuallyHidden>
      </span>
    ))}
    <b>
      {hours(total)}
      <VisuallyHidden>hours together</VisuallyHidden>
    </b>
  </p>
);
