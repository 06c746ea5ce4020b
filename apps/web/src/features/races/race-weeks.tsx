import { DAY_NAMES, formatHours, WEEKDAYS, weekdayOf } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { PriorityMark } from "../../shared/races/priority-mark.tsx";
import styles from "./races.module.css";
import type { RaceRow, RaceWeekRow } from "./use-races.ts";

interface RaceWeeksProps {
  races: readonly RaceRow[];
  weeks: readonly RaceWeekRow[];
}

interface WeekRowProps {
  label: string;
  /** Shown on its day if it is in this week. */
  race?: RaceRow | undefined;
  minutes: number;
  exercises: RaceWeekRow["after"];
}

function WeekRow({ label, minutes, exercises, race }: WeekRowProps) {
  const raceDay = race && weekdayOf(race.date);
  return (
    <tr>
      <th scope="row">
        {label}
        <span className={styles.muted}>{formatHours(minutes)} h</span>
      </th>
      {WEEKDAYS.map((day) => {
        const own = exercises.filter((each) => each.day === day);
        return (
          <td key={day}>
            <span className={styles.dayName}>{DAY_NAMES[day].slice(0, 3)}</span>
            {own.length === 0 && day !== raceDay && <span className={styles.muted}>Rest</span>}
            {race && day === raceDay && (
              <span className={styles.onDay}>
                <PriorityMark priority={race.priority} /> <b dir="auto">{race.name}</b>
              </span>
            )}
            {own.map(({ slotKey, type, name, duration, isChanged }) => (
              <span key={slotKey} className={styles.exercise} data-changed={isChanged || undefined}>
                <SportIcon discipline={type} size={20} />
                <b>{formatHours(duration)}</b> <span>{name}</span>
              </span>
            ))}
          </td>
        );
      })}
    </tr>
  );
}

/** The weeks around each race before and after; changed exercises have a bar at their left. */
export function RaceWeeks({ races, weeks }: RaceWeeksProps) {
  return (
    <section className={styles.panel} aria-labelledby="race-weeks">
      <h2 id="race-weeks">How races change the weeks around them</h2>
      <p className={styles.muted}>
        Only what the race needs. Nothing hard is added, and what is completed stays. Changed
        exercises have a bar at their left.
      </p>
      {weeks.map(({ raceId, week, before, after, minutesBefore, minutesAfter }) => {
        const race = races.find(({ id }) => id === raceId);
        if (!race) return null;
        return (
          <article key={`${raceId}-${week}`} className={styles.week}>
            <h3>
              <PriorityMark priority={race.priority} />
              <span>
                <bdi>{race.name}</bdi>, week {week}
              </span>
            </h3>
            <table>
              <tbody>
                <WeekRow label="Before" minutes={minutesBefore} exercises={before} />
                <WeekRow
                  label="After"
                  minutes={minutesAfter}
                  exercises={after}
                  race={race.week === week && !race.isCancelled ? race : undefined}
                />
              </tbody>
            </table>
          </article>
        );
      })}
    </section>
  );
}
