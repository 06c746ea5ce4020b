import { VisuallyHidden } from "@mantine/core";
import { IconMoon } from "@tabler/icons-react";
import { isTrainingDay, type ScheduleEntry } from "@triplan/domain";
import styles from "./marketing.module.css";
import { SAMPLE_SCHEDULE } from "./sample-schedule.ts";

const LONGEST = Math.max(...SAMPLE_SCHEDULE.map(({ hours }) => hours));

const Day = ({ entry }: { entry: ScheduleEntry }) =>
  isTrainingDay(entry) ? (
    <div
      className={styles.day}
      style={{ height: `${(entry.hours / LONGEST) * 100}%` }}
      data-long={entry.isEndurance || undefined}
    />
  ) : (
    <div className={styles.rest}>
      <IconMoon size={16} />
    </div>
  );

export const SchedulePanel = () => (
  <article className={styles.card}>
    <h2 className={styles.title}>Flexible scheduling</h2>
    <p className={styles.text}>
      You set the rest days and the long days. Move an exercise to any day that suits you better.
    </p>
    <figure className={styles.foot}>
      <VisuallyHidden>
        A week with a rest day on Wednesday and long days on Tuesday and Saturday.
      </VisuallyHidden>
      <div className={styles.days} aria-hidden>
        {SAMPLE_SCHEDULE.map((entry) => (
          <Day key={entry.day} entry={entry} />
        ))}
      </div>
      <div className={styles.names} aria-hidden>
        {SAMPLE_SCHEDULE.map((entry) => (
          <span key={entry.day} data-long={entry.isEndurance || undefined}>
            {entry.dayName.slice(0, 3)}
          </span>
        ))}
      </div>
    </figure>
  </article>
);
