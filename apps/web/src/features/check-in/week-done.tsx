import { formatHours, type Discipline } from "@triplan/domain";
import { SportHours } from "../../shared/sport-hours/sport-hours.tsx";
import type { CheckIn } from "./use-check-in.ts";
import { WeekExercises } from "./week-exercises.tsx";
import styles from "./check-in-page.module.css";

const WORDS = { bike: "ride", run: "run" } as const satisfies Partial<Record<Discipline, string>>;

/** The week in a sentence and three figures. */
export function WeekDone({ checkIn }: { checkIn: CheckIn }) {
  const { headline, figures, exercises } = checkIn;
  const { doneMinutes, plannedMinutes, keyDone, keyPlanned, longest, sports, isUnanswered } =
    figures;
  return (
    <section className={styles.panel} aria-labelledby="week-done">
      <h2 id="week-done">What you did</h2>
      <p className={styles.headline} aria-live="polite">
        {headline}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>Hours</dt>
          <dd>
            <b>{isUnanswered ? "–" : formatHours(doneMinutes)}</b> of {formatHours(plannedMinutes)}
          </dd>
        </div>
        <div>
          <dt>Key sessions</dt>
          <dd>
            <b>{isUnanswered ? "–" : keyDone}</b> of {keyPlanned}
          </dd>
        </div>
        <div>
          <dt>Longest, and next week's</dt>
          {longest.map(({ discipline, done, next }) => (
            <dd key={discipline}>
              {WORDS[discipline]} <b>{done === 0 ? "–" : formatHours(done)}</b>, next{" "}
              {next === 0 ? "–" : formatHours(next)}
            </dd>
          ))}
        </div>
      </dl>
      {!isUnanswered && (
        <ul className={styles.sports} aria-label="Hours by sport">
          {sports.map((sport) => (
            <SportHours key={sport.discipline} {...sport} />
          ))}
        </ul>
      )}
      <WeekExercises exercises={exercises} />
    </section>
  );
}
