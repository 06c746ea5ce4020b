import { Button, Modal } from "@mantine/core";
import {
  formatDateWithDay,
  formatHours,
  mainZone,
  plannedDistanceText,
  plannedPaceText,
  zoneText,
} from "@triplan/domain";
import { whyList, whyOf } from "@triplan/plan-engine";
import { classes, CompletedBlock, sportClass, SportIcon, StepProfile, useUnits } from "@triplan/ui";
import { useBoard } from "../placing/use-board.tsx";
import { completedResult } from "../model/completed-result.ts";
import { doneState } from "../model/done-state.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import type { CardActions } from "./card-menu.tsx";
import styles from "./exercise-details.module.css";
import { Progression } from "./progression.tsx";
import { StepTable } from "./step-table.tsx";
import { TestResult } from "./test-result.tsx";
import { Drills, ExerciseExtras } from "./exercise-extras.tsx";
import { ThresholdHint } from "./threshold-hint.tsx";
import { ZoneLegend } from "./zone-legend.tsx";

export interface ExerciseDetailsProps {
  opened: boolean;
  exercise: ExerciseRow;
  actions: CardActions;
  onClose: () => void;
}

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

const Actions = ({ exercise, actions }: ExerciseDetailsProps) => (
  <div className={styles.actions}>
    {actions.complete && (
      <Button variant="default" onClick={() => actions.complete?.(exercise)}>
        Complete
      </Button>
    )}
    {exercise.isScheduled && (
      <Button variant="default" onClick={() => actions.unschedule(exercise)}>
        Unschedule
      </Button>
    )}
    <Button onClick={() => actions.move(exercise)}>
      {exercise.isScheduled ? "Move to another day" : "Choose a day"}
    </Button>
  </div>
);

const Unmatch = ({ exercise, actions, onClose }: ExerciseDetailsProps) => (
  <div className={styles.actions}>
    <Button
      variant="default"
      onClick={() => {
        onClose();
        actions.unmatch(exercise);
      }}
    >
      Unmatch
    </Button>
  </div>
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

/** Why this exercise and why on this day, from the stored reasons. */
function Why({ exercise }: { exercise: ExerciseRow }) {
  const { thresholds } = useBoard();
  const units = useUnits();
  const placedOn = exercise.isScheduled || exercise.isCompleted ? exercise.day : null;
  const why = whyOf(exercise, placedOn);
  if (why.exercise === "" && why.day === "") return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Why this?</h3>
      {why.exercise !== "" && <p className={styles.why}>{why.exercise}</p>}
      {why.day !== "" && (
        <p className={styles.why}>
          <b>Why this day.</b> {why.day}
        </p>
      )}
      <details className={styles.reasons}>
        <summary>All reasons</summary>
        <ul className={styles.steps}>
          {whyList(exercise, placedOn, { units, thresholds }).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The day of the exercise, and the place of its week in the season. */
function When({ exercise: { scheduledDate } }: { exercise: ExerciseRow }) {
  const { weekText } = useBoard();
  const day = scheduledDate === null ? [] : [formatDateWithDay(scheduledDate)];
  return <p className={styles.when}>{[...day, weekText].join(" · ")}</p>;
}

const Content = ({ exercise }: { exercise: ExerciseRow }) => (
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

const Title = ({ exercise }: { exercise: ExerciseRow }) => (
  <span className={styles.title}>
    <SportIcon discipline={exercise.type} />
    {exercise.name}
  </span>
);

/** An exercise in full: purpose and steps. On a phone it slides up from the bottom. */
export const ExerciseDetails = (props: ExerciseDetailsProps) => (
  <Modal.Root
    opened={props.opened}
    onClose={props.onClose}
    classNames={{ inner: styles.inner ?? "", content: styles.content ?? "" }}
    radius="lg"
    size={480}
    returnFocus={false}
    centered
  >
    <Modal.Overlay />
    <Modal.Content>
      {/* Not Mantine's header: it would be a second banner landmark. */}
      <div className={styles.head}>
        <Modal.Title>
          <Title exercise={props.exercise} />
        </Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </div>
      <Modal.Body>
        <Content exercise={props.exercise} />
        {!props.exercise.isCompleted && <Actions {...props} />}
        {props.exercise.matchedActivityId !== null && <Unmatch {...props} />}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
