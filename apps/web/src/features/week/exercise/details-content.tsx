import { VisuallyHidden } from "@mantine/core";
import {
  formatDateWithDay,
  formatHours,
  mainZone,
  plannedDistanceText,
  plannedPaceText,
  zoneText,
} from "@triplan/domain";
import { classes, CompletedBlock, sportClass, StepProfile, useUnits } from "@triplan/ui";
import { useBoard } from "../placing/use-board.tsx";
import { completedResult } from "../model/completed-result.ts";
import { doneState } from "../model/done-state.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { Drills, ExerciseExtras } from "./exercise-extras.tsx";
import styles from "./exercise-details.module.css";
import { Progression } from "./progression.tsx";
import { StepTable } from "./step-table.tsx";
import { TestResult } from "./test-result.tsx";
import { ThresholdHint } from "./threshold-hint.tsx";
import { Why } from "./why.tsx";
import { ZoneLegend } from "./zone-legend.tsx";

const Facts = ({ exercise }: { exercise: ExerciseRow }) => {
  const units = useUnits();
  const zone = mainZone(exercise);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Duration</dt>
        <dd>{formatHours(exercise.duration)}</dd>
      </div>
      <div>
        <dt>Distance</dt>
        <dd>{plannedDistanceText(exercise.type, exercise.distance, units)}</dd>
      </div>
      <div>
        <dt>Pace</dt>
        <dd>{plannedPaceText(exercise.type, exercise.pace, units)}</dd>
      </div>
      {zone && (
        <div>
          <dt>Effort</dt>
          <dd>{zoneText(zone)}</dd>
        </div>
      )}
    </dl>
  );
};

/** The steps as a table, or the description of an exercise without steps. */
const Steps = ({ exercise }: { exercise: ExerciseRow }) =>
  exercise.steps.length > 0 ? (
    <StepTable exercise={exercise} />
  ) : (
    <p className={styles.description}>{exercise.description}</p>
  );

function Result({ exercise }: { exercise: ExerciseRow }) {
  const { timeZone } = useBoard();
  const units = useUnits();
  return (
    <div className={styles.result} data-state={doneState(exercise, timeZone).state}>
      <CompletedBlock {...completedResult(exercise, timeZone, units)} />
    </div>
  );
}

/** The day of the exercise, and the place of its week in the season. */
function When({ exercise: { scheduledDate, isKey } }: { exercise: ExerciseRow }) {
  const { weekText } = useBoard();
  const day = scheduledDate === null ? [] : [formatDateWithDay(scheduledDate)];
  return (
    <p className={styles.when}>
      {[...day, weekText].join(" · ")}
      {isKey && <VisuallyHidden>, key session</VisuallyHidden>}
    </p>
  );
}

/** An exercise in full: purpose, figures, steps, progression, reasons and advice. */
export const DetailsContent = ({ exercise }: { exercise: ExerciseRow }) => (
  <>
    <When exercise={exercise} />
    {exercise.notes && <p className={styles.purpose}>{exercise.notes}</p>}
    <div className={classes(styles.band, sportClass(exercise.type))}>
      <Facts exercise={exercise} />
      <div className={styles.profile}>
        <StepProfile discipline={exercise.type} steps={exercise.steps} />
      </div>
    </div>
    {exercise.isCompleted && <Result exercise={exercise} />}
    <h3 className={styles.heading}>Steps</h3>
    <Steps exercise={exercise} />
    <ThresholdHint type={exercise.type} />
    <ZoneLegend />
    <TestResult exercise={exercise} />
    <Drills steps={exercise.steps} />
    <Progression exercise={exercise} />
    <Why exercise={exercise} />
    <ExerciseExtras exercise={exercise} />
  </>
);
