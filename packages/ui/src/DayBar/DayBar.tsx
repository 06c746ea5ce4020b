import type { PerDiscipline } from "@triplan/domain";
import { dayBarParts } from "./day-bar-parts.ts";
import styles from "./DayBar.module.css";

export interface DayBarProps {
  /** Minutes of each sport. */
  planned: PerDiscipline<number>;
  /** Minutes that the day, or the week, has room for. */
  capacity: number;
}

/** How full a day is. Decorative: the figures always stand beside it in words. */
export function DayBar({ planned, capacity }: DayBarProps) {
  return (
    <div className={styles.bar} aria-hidden>
      {dayBarParts(planned, capacity).map(({ kind, percent }) => (
        <span key={kind} className={styles[kind]} style={{ width: `${percent}%` }} />
      ))}
    </div>
  );
}
