import { weeksAgo } from "@triplan/plan-engine";
import { classes, sportClass } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./progression.module.css";

const capitalised = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The set of the last time, of today and of the next time; nothing without a ladder. */
export function Progression({ exercise }: { exercise: ExerciseRow }) {
  const { progress, week } = exercise;
  if (!progress) return null;
  const { last, today, next } = progress;
  return (
    <section className={classes(styles.progression, sportClass(exercise.type))}>
      <h3>Progression</h3>
      <ol>
        {last && (
          <li>
            <span>{capitalised(weeksAgo(week - last.week))}</span>
            <b>{last.set}</b>
            <i data-place="last" aria-hidden />
          </li>
        )}
        <li>
          <span>
            <mark>Here</mark>
          </span>
          <b>{today}</b>
          <i data-place="today" aria-hidden />
        </li>
        {next && (
          <li>
            <span>Next</span>
            <b>{next}</b>
            <i data-place="next" aria-hidden />
          </li>
        )}
      </ol>
    </section>
  );
}
