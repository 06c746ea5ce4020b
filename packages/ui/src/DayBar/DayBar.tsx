import type { PerDiscipline } from "@triplan/domain";
import { dayBarParts } from "./day-bar-parts.ts";
import styles from "./DayBar.module.css";

export interface DayBarProps {
  planned: PerDiscipline<number>;
  /** Available minutes of the day or week. */
  capacity: number;
}

/** How full a day is. Decorative: always show the figures in text next to it. */
export function DayBar({ planned, capacity }: DayBarProps) {
  return (
    <div className={styles.bar} aria-hidden>
      {dayBarParts(planned, capacity).map(({ kind, percent }) => (
        <span key={kind} className={styles[kind]} style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}
