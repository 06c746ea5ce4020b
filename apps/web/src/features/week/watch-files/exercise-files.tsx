import { WORKOUT_FILE_FORMATS, type TargetChoice, type WorkoutFileFormat } from "@triplan/domain";
import { SportIcon } from "@triplan/ui";
import { formatProblem, targetProblem } from "@triplan/workout-files";
import { Link } from "react-router-dom";
import type { ExerciseRow } from "../model/week-types.ts";
import { DownloadButton } from "../../../shared/files/download-button.tsx";
import styles from "./watch-files.module.css";

const FORMAT_TEXTS = {
  fit: "For watches and bike computers",
  zwo: "For Zwift and other trainer apps, in percent of FTP",
  mrc: "For other trainer apps, in percent of FTP",
} as const satisfies Record<WorkoutFileFormat, string>;

const ZWO_RUN_TEXT = "For Zwift, in percent of your 10 km pace there";

const textOf = (format: WorkoutFileFormat, { type }: ExerciseRow): string =>
  format === "zwo" && type === "run" ? ZWO_RUN_TEXT : FORMAT_TEXTS[format];

interface FileRowProps {
  exercise: ExerciseRow;
  format: WorkoutFileFormat;
  target: TargetChoice;
}

function FileRow({ exercise, format, target }: FileRowProps) {
  const problem = formatProblem(exercise, format);
  const missing = format === "fit" ? targetProblem(exercise, target) : null;
  if (problem) return <li className={styles.problem}>{problem.message}</li>;
  if (missing) {
    return (
      <li className={styles.problem}>
        {missing.message} <Link to="/zones">Zones</Link>
      </li>
    );
  }
  const label = format.toUpperCase();
  return (
    <li className={styles.file}>
      <DownloadButton
        path={`/exercises/${exercise.id}/workout.${format}?target=${target}`}
        label={label}
        name={`${label} file of ${exercise.name}`}
      />
      <span>{textOf(format, exercise)}</span>
    </li>
  );
}

export interface ExerciseFilesProps {
  /** The exercise alone, or the ride and the run of its brick. */
  parts: readonly ExerciseRow[];
  target: TargetChoice;
}

/** The files of an exercise, or of both halves of a brick and of the brick in one. */
export const ExerciseFiles = ({ parts, target }: ExerciseFilesProps) => (
  <>
    {parts.map((exercise) => (
      <section key={exercise.id} className={styles.exercise} aria-label={exercise.name}>
        <h3>
          <SportIcon discipline={exercise.type} size={20} />
          {exercise.name}
        </h3>
        <ul>
          {WORKOUT_FILE_FORMATS.map((format) => (
            <FileRow key={format} exercise={exercise} format={format} target={target} />
          ))}
        </ul>
      </section>
    ))}
    {parts.length > 1 && <BrickFile parts={parts} target={target} />}
  </>
);

function BrickFile({ parts, target }: ExerciseFilesProps) {
  const [ride] = parts;
  const isRefused = parts.some((part) => targetProblem(part, target) !== null);
  if (!ride || isRefused) return null;
  return (
    <section className={styles.exercise} aria-label="The brick in one file">
      <h3>The brick in one file</h3>
      <div className={styles.file}>
        <DownloadButton
          path={`/exercises/${ride.id}/workout.fit?multisport=true&target=${target}`}
          label="FIT"
          name="FIT file of the brick"
        />
        <span>A multisport workout, which not all watches take</span>
      </div>
    </section>
  );
}
