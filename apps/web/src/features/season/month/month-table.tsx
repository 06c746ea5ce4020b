import { VisuallyHidden } from "@mantine/core";
import { DAY_NAMES, type IsoDate } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import type { SeasonWeek } from "../season-totals.ts";
import type { MonthExercise } from "./month-exercise.ts";
import { MonthDay } from "./month-day.tsx";
import { monthName } from "./month-name.ts";
import { MonthTotals } from "./month-totals.tsx";
import { daysOfWeek, monthOf } from "./month-weeks.ts";
import styles from "./month-table.module.css";

interface MonthTableProps {
  plan: PlanRow;
  today: IsoDate;
  month: string;
  weeks: readonly SeasonWeek[];
  exercises: readonly MonthExercise[];
}

/** The weeks of a month as rows of days, each with its totals. */
export const MonthTable = ({ plan, today, month, weeks, exercises }: MonthTableProps) => (
  <section className={styles.panel} aria-label={monthName(month)}>
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{monthName(month)}, a week in each row, with its hours</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.totals}>
            Done / planned
          </th>
          {DAY_NAMES.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.week}>
            <MonthTotals
              week={week}
              today={today}
              unplaced={
                exercises.filter((each) => each.week === week.week && each.day === null).length
              }
            />
            {daysOfWeek(plan, week.week).map((date) => (
              <MonthDay
                key={date}
                plan={plan}
                week={week.week}
                date={date}
                today={today}
                isOutside={monthOf(date) !== month}
                exercises={exercises.filter(({ scheduledDate }) => scheduledDate === date)}
                extras={week.extras.filter((extra) => extra.date === date)}
                unsure={week.unsure}
                isRest={isRest(week, date, exercises)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** True for a day without training in a week whose exercises all have a day. */
function isRest({ week, extras }: SeasonWeek, date: IsoDate, exercises: readonly MonthExercise[]) {
  const ofWeek = exercises.filter((each) => each.week === week);
  return (
    ofWeek.every(({ day, scheduledDate }) => day !== null && scheduledDate !== date) &&
    !extras.some((extra) => extra.date === date)
  );
}
