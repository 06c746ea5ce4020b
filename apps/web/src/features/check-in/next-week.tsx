import { formatDayAndMonth, formatHours } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import type { ReactNode } from "react";
import type { CheckIn } from "./use-check-in.ts";
import styles from "./check-in-page.module.css";

interface NextWeekProps extends Pick<CheckIn, "next"> {
  children?: ReactNode;
}

/** What the next week is for, and its key exercises. */
export function NextWeek({ next, children }: NextWeekProps) {
  const { week, aim, minutes, keyExercises } = next;
  return (
    <section className={styles.panel} aria-labelledby="next-week">
      <h2 id="next-week">
        Week {week}, {formatHours(minutes)} h
      </h2>
      <p>{aim}</p>
      <ul className={styles.keys} aria-label="Key sessions">
        {keyExercises.map(({ id, type, name, duration, date }) => (
          <li key={id}>
            <SportIcon discipline={type} size={20} />
            <span>
              <b>{name}</b> {formatDayAndMonth(date)}
            </span>
            <span className={styles.minutes}>{formatHours(duration)}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
