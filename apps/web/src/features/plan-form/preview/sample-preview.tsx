import { formatHours, type WeeklySchedule, PHASE_NAMES } from "@triplan/domain";
import type { PlannedWeek } from "@triplan/plan-engine";
import { memo } from "react";
import { SampleWeek } from "@triplan/ui";
import styles from "./plan-preview.module.css";
import { sampleDays } from "./sample-week.ts";

interface SamplePreviewProps {
  /** Undefined without a plan. */
  week: PlannedWeek | undefined;
  schedule: WeeklySchedule;
}

const plannedMinutes = (week: PlannedWeek) =>
  week.exercises.reduce((sum, exercise) => sum + exercise.duration, 0);

const exercisesText = (count: number) => (count === 1 ? "1 exercise" : `${count} exercises`);

/** A representative week; not rendered again before the next one is known. */
export const SamplePreview = memo(function SamplePreview({ week, schedule }: SamplePreviewProps) {
  return (
    <section className={styles.part} aria-label="Sample week">
      <div className={styles.partHead}>
        <h3 className={styles.heading}>Sample week {week?.week}</h3>
        {week && (
          <span className={styles.small}>
            {PHASE_NAMES[week.phase]} · {exercisesText(week.exercises.length)} ·{" "}
            <b>{formatHours(plannedMinutes(week))}</b>
          </span>
        )}
      </div>
      {week ? (
        <SampleWeek caption={`Exercises of week ${week.week}`} days={sampleDays(week, schedule)} />
      ) : (
        <NoSample schedule={schedule} />
      )}
    </section>
  );
});

/** Seven empty days, so that the card keeps its height without a plan. */
const NoSample = ({ schedule }: { schedule: WeeklySchedule }) => (
  <SampleWeek
    caption="Your days"
    days={schedule.map(({ day, available, isEndurance }) => ({
      day,
      isRest: !available,
      isEndurance,
      exercises: [],
    }))}
  />
);
