import { VisuallyHidden } from "@mantine/core";
import { DISCIPLINES, formatHours, type PerDiscipline } from "@triplan/domain";
import { classes, sportClass, SportIcon } from "@triplan/ui";
import styles from "./marketing.module.css";

interface Share {
  /** Minutes. */
  done: number;
  planned: number;
}

/** Sample progress in the middle of a week. */
const WEEK: PerDiscipline<Share> = {
  swim: { done: 82, planned: 85 },
  bike: { done: 81, planned: 185 },
  run: { done: 87, planned: 130 },
};

const inWords = DISCIPLINES.map(
  (sport) => `${sport} ${formatHours(WEEK[sport].done)} of ${formatHours(WEEK[sport].planned)}`,
).join(", ");

export const ProgressPanel = () => (
  <article className={styles.card}>
    <h2 className={styles.title}>Progress tracking</h2>
    <p className={styles.text}>Planned vs. completed for each sport, week by week.</p>
    <figure className={styles.foot}>
      <VisuallyHidden>A sample week: {inWords}.</VisuallyHidden>
      {DISCIPLINES.map((sport) => (
        <div key={sport} className={classes(styles.sport, sportClass(sport))} aria-hidden>
          <SportIcon discipline={sport} variant="line" size={18} />
          <span className={styles.track}>
            <i style={{ width: `${(WEEK[sport].done / WEEK[sport].planned) * 100}%` }} />
          </span>
          <span className={styles.share}>
            <b>{formatHours(WEEK[sport].done)}</b> of {formatHours(WEEK[sport].planned)}
          </span>
        </div>
      ))}
    </figure>
  </article>
);
