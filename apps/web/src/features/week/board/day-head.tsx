import { dayOfMonth, shortDayName } from "@triplan/domain";
import { DayBar } from "@triplan/ui";
import { minutesBySport } from "../model/minutes.ts";
import type { WeekDay } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./day-head.module.css";
import { hoursText } from "./hours-text.ts";

export function DayHead({ day }: { day: WeekDay<ExerciseRow> }) {
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <span className={styles.number}>{dayOfMonth(day.date)}</span>
        <span className={styles.name}>{shortDayName(day.date)}</span>
        {day.isToday && <span className={styles.today}>Today</span>}
        {day.isEndurance && (
          <abbr className={styles.endurance} title="Endurance day">
            E
          </abbr>
        )}
      </div>
      <div className={styles.bar}>
        <DayBar planned={minutesBySport(day.exercises)} capacity={day.capacity} />
      </div>
      <div className={styles.hours} data-over={day.planned > day.capacity || undefined}>
        {hoursText(day)}
      </div>
    </header>
  );
}
