import { Button } from "@mantine/core";
import { IconCalendar, IconCheck, IconPlayerPlay } from "@tabler/icons-react";
import { formatHours, mainZone, plannedDistanceText, zoneText, type Units } from "@triplan/domain";
import { Glyph, SportIcon, useUnits } from "@triplan/ui";
import type { CardActions } from "../exercise/card-menu.tsx";
import { hasProgress } from "../guided/stored-progress.ts";
import { isStartable } from "../model/is-startable.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import heading from "../styles/exercise-name.module.css";
import styles from "./today-exercise.module.css";
import { TodayResult } from "./today-result.tsx";
import { TodaySteps } from "./today-steps.tsx";

const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** "5.0 mi · Z4 threshold". */
function factsText(exercise: ExerciseRow, units: Units): string {
  const zone = mainZone(exercise);
  const distance = plannedDistanceText(exercise.type, exercise.distance, units);
  return [distance, ...(zone ? [zoneText(zone)] : [])].join(" · ");
}

interface PartProps {
  exercise: ExerciseRow;
}

const Title = ({ exercise }: PartProps) => (
  <h3 className={styles.title}>
    <SportIcon discipline={exercise.type} size={32} />
    <span className={styles.duration}>{formatHours(exercise.duration)}</span>
    <span className={heading.name}>
      {exercise.name}
      {exercise.isKey && <Glyph name="star" label="key session" />}
    </span>
  </h3>
);

function Open({ exercise }: PartProps) {
  const units = useUnits();
  return (
    <>
      <p className={styles.purpose}>{firstSentence(exercise.notes)}</p>
      <p className={styles.facts}>{factsText(exercise, units)}</p>
    </>
  );
}

export interface TodayExerciseProps {
  /** The exercise alone, or the ride and the run of its brick. */
  parts: readonly ExerciseRow[];
  actions: CardActions;
}

function Actions({ parts, actions }: TodayExerciseProps) {
  const [first] = parts;
  const next = parts.find(({ isCompleted }) => !isCompleted);
  if (!first) return null;
  return (
    <div className={styles.actions}>
      {next && (
        <>
          {isStartable(next) && (
            <Button
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              aria-label={`${hasProgress(next) ? "Resume" : "Start"} ${next.name}`}
              onClick={() => actions.start(next)}
            >
              {hasProgress(next) ? "Resume" : "Start"}
            </Button>
          )}
          <Button
            variant={isStartable(next) ? "default" : "filled"}
            leftSection={<IconCheck size={16} aria-hidden />}
            aria-label={`Done: ${next.name}`}
            onClick={() => actions.complete(next)}
          >
            Done
          </Button>
          <Button
            variant="default"
            leftSection={<IconCalendar size={16} aria-hidden />}
            aria-label={`Move ${next.name}`}
            onClick={() => actions.move(next)}
          >
            Move
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        color="gray"
        aria-label={`Details of ${first.name}`}
        onClick={() => actions.open(first)}
      >
        Details
      </Button>
    </div>
  );
}

/** An exercise of today with its purpose, steps and actions, or its result. */
export const TodayExercise = ({ parts, actions }: TodayExerciseProps) => (
  <div className={styles.exercise}>
    {parts.map((exercise, index) => (
      <div key={exercise.id} className={styles.part}>
        <div>
          <Title exercise={exercise} />
          {exercise.isCompleted ? (
            <TodayResult exercise={exercise} />
          ) : (
            <Open exercise={exercise} />
          )}
        </div>
        {!exercise.isCompleted && <TodaySteps exercise={exercise} />}
        {index === parts.length - 1 && <Actions parts={parts} actions={actions} />}
      </div>
    ))}
  </div>
);
