import { DISCIPLINES } from "@triplan/domain";
import { classes, sportClass } from "@triplan/ui";
import type { SeasonWeek } from "./season-totals.ts";
import styles from "./hours-bar.module.css";

interface HoursBarProps {
  week: SeasonWeek;
  /** Width of the longest week's bar: bars share one scale. */
  scale: number;
}

/** A width in percent, at most the whole. */
export const shareOf = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

/** Planned hours by sport as an outline, done ones as its fill. Decorative: figures stand beside. */
export const HoursBar = ({ week, scale }: HoursBarProps) => (
  <div
    className={styles.bar}
    style={{ width: shareOf(week.plannedMinutes, scale) }}
    data-recovery={week.isRecovery || undefined}
    aria-hidden
  >
    {DISCIPLINES.map((sport) => {
      const { planned, done } = week.sports[sport];
      if (planned === 0) return null;
      return (
        <i key={sport} className={classes(sportClass(sport))} style={{ flexGrow: planned }}>
          <b style={{ width: shareOf(done, planned) }} />
        </i>
      );
    })}
  </div>
);
