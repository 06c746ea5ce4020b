import { VisuallyHidden } from "@mantine/core";
import { formatDateWithDay } from "@triplan/domain";
import { CompletedBlock, useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { useBoard } from "../placing/use-board.tsx";
import { completedResult } from "../model/completed-result.ts";
import { doneState } from "../model/done-state.ts";
import { isOpen } from "../model/is-open.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { DetailsBand } from "./details-band.tsx";
import { Drills, ExerciseExtras } from "./exercise-extras.tsx";
import { EntryNote } from "../completion/entry-note.tsx";
import { SkipNote } from "../completion/skip-note.tsx";
import styles from "./exercise-details.module.css";
import { OnWatch } from "../on-watch/on-watch.tsx";
import { Progression } from "./progression.tsx";
import { StepTable } from "./step-table.tsx";
import { TestResult } from "./test-result.tsx";
import { ThresholdHint } from "./threshold-hint.tsx";
import { Why } from "./why.tsx";
import { ZoneLegend } from "./zone-legend.tsx";

/** The steps as a table, or the description of exercises without steps. */
const Steps = ({ parts }: { parts: readonly ExerciseRow[] }) =>
  parts.every(({ steps }) => steps.length > 0) ? (
    <StepTable parts={parts} />
  ) : (
    <p className={styles.description}>{parts.map(({ description }) => description).join("\n")}</p>
  );

function Result({ exercise }: { exercise: ExerciseRow }) {
  const { timeZone } = useBoard();
  const units = useUnits();
  return (
    <div className={styles.result} data-state={doneState(exercise, timeZone).state}>
      <CompletedBlock {...completedResult(exercise, timeZone, units)} />
      <EntryNote exercise={exercise} />
      {exercise.matchedActivityId !== null && (
        <Link className={styles.recorded ?? ""} to={`/activities/${exercise.matchedActivityId}`}>
          What was recorded
        </Link>
      )}
    </div>
  );
}

/** The day of the exercise, and the place of its week in the season. */
function When({ exercise: { scheduledDate, isKey }, isBrick }: WhenProps) {
  const { weekText } = useBoard();
  const day = scheduledDate === null ? [] : [formatDateWithDay(scheduledDate)];
  const brick = isBrick ? ["two exercises, they move together"] : [];
  return (
    <p className={styles.when}>
      {[...day, weekText, ...brick].join(" · ")}
      {isKey && <VisuallyHidden>, key session</VisuallyHidden>}
    </p>
  );
}

interface WhenProps {
  exercise: ExerciseRow;
  isBrick: boolean;
}

export interface DetailsContentProps {
  exercise: ExerciseRow;
  /** The exercise alone, or the ride and the run of its brick. */
  parts: readonly ExerciseRow[];
  /** Rules that its day breaks. */
  against: readonly string[];
}

/** An exercise in full: purpose, figures, steps, progression, reasons and advice. */
export const DetailsContent = ({ exercise, parts, against }: DetailsContentProps) => (
  <>
    <When exercise={exercise} isBrick={parts.length > 1} />
    {parts[0]?.notes && <p className={styles.purpose}>{parts[0].notes}</p>}
    <DetailsBand parts={parts} />
    {parts.map((part) => part.isCompleted && <Result key={part.id} exercise={part} />)}
    {parts.map((part) => part.skippedAt !== null && <SkipNote key={part.id} exercise={part} />)}
    <h3 className={styles.heading}>Steps</h3>
    <Steps parts={parts} />
    <ThresholdHint type={exercise.type} />
    <ZoneLegend />
    <TestResult exercise={exercise} />
    <Drills steps={parts.flatMap(({ steps }) => steps)} />
    {parts.map((part) => (
      <Progression key={part.id} exercise={part} isHalf={parts.length > 1} />
    ))}
    <OnWatch parts={parts.filter(isOpen)} />
    <Why exercise={exercise} against={against} />
    <ExerciseExtras parts={parts} />
  </>
);
