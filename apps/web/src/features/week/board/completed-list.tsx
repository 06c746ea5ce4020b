import { dayOfMonth, formatHours, shortDayName } from "@triplan/domain";
import { Glyph, SportIcon } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useBoard } from "../placing/use-board.tsx";
import { doneState } from "../model/done-state.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import styles from "./completed-list.module.css";
import panel from "../styles/week-panel.module.css";

function Completed({ exercise }: { exercise: ExerciseRow }) {
  const { timeZone, open } = useBoard();
  const { word, sign } = doneState(exercise, timeZone);
  const date = exercise.scheduledDate;
  return (
    <li className={styles.item}>
      <SportIcon discipline={exercise.type} size={20} />
      <div className={styles.facts}>
        <button type="button" className={styles.name} onClick={() => open(exercise)}>
          {exercise.name}
        </button>
        {exercise.actualDuration !== null && <b>{formatHours(exercise.actualDuration)}</b>}
        {date && (
          <span className={styles.date}>
            {shortDayName(date)} {dayOfMonth(date)}
          </span>
        )}
        <span className={styles.word}>
          <Glyph name={sign} />
          {word}
        </span>
        {exercise.matchedActivityId !== null && (
          <Link
            to={`/activities/${exercise.matchedActivityId}`}
            className={styles.recorded}
            aria-label={`See how it went: ${exercise.name}`}
          >
            See how it went
          </Link>
        )}
      </div>
    </li>
  );
}

/** Completed exercises of the week, one line each; the name opens the details. */
export const CompletedList = ({ exercises }: { exercises: readonly ExerciseRow[] }) => (
  <section className={styles.panel} aria-label="Completed">
    <h2 className={panel.title}>
      Completed <span className={panel.count}>{exercises.length}</span>
    </h2>
    {exercises.length === 0 ? (
      <p className={panel.muted}>Completed workouts appear here.</p>
    ) : (
      <ul className={styles.list} aria-label="Completed exercises">
        {exercises.map((exercise) => (
          <Completed key={exercise.id} exercise={exercise} />
        ))}
      </ul>
    )}
    <Link to="/import" className={styles.import}>
      Import files
    </Link>
  </section>
);
