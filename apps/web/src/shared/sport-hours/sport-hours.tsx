import { VisuallyHidden } from "@mantine/core";
import { DISCIPLINE_NAMES, formatHours, type Discipline } from "@triplan/domain";
import { classes, sportClass, SportIcon } from "@triplan/ui";
import styles from "./sport-hours.module.css";

interface SportHoursProps {
  discipline: Discipline;
  /** Minutes. */
  done: number;
  planned: number;
}

/** What was done of a sport in a week, beside what was planned; an item of a list. */
export function SportHours({ discipline, done, planned }: SportHoursProps) {
  const percent = planned === 0 ? 0 : Math.min(100, (100 * done) / planned);
  return (
    <li className={classes(styles.sport, sportClass(discipline))}>
      <SportIcon discipline={discipline} size={20} />
      <span>{DISCIPLINE_NAMES[discipline]}</span>
      <span className={styles.hours}>
        <b>{formatHours(done)}</b> <span aria-hidden>/</span>
        <VisuallyHidden>done of</VisuallyHidden> {formatHours(planned)}
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}
