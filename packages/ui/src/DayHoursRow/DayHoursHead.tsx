import styles from "./DayHoursRow.module.css";

/** Hour labels above the grid: every hour of a short one, every second of a long one. */
const LABELS = {
  4: ["1 h", "2 h", "3 h", "4 h"],
  6: ["2 h", "4 h", "6 h"],
  8: ["2 h", "4 h", "6 h", "8 h"],
} as const;

/** Column heads above the day rows. */
export const DayHoursHead = ({ grid }: { grid: 4 | 6 | 8 }) => (
  <div className={styles.head} aria-hidden>
    <span>Available</span>
    <span className={styles.axis}>
      {LABELS[grid].map((label) => (
        <span key={label}>{label}</span>
      ))}
    </span>
    <span>Hours</span>
    <span>Longer sessions</span>
  </div>
);
