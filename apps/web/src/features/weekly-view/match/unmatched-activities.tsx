import { IconDeviceWatch } from "@tabler/icons-react";
import {
  distanceFigure,
  figureText,
  formatClock,
  paceFigure,
  WEARABLE,
  type IsoDate,
  type UnitPreference,
} from "@triplan/domain";
import { useBoard } from "../board.tsx";
import type { ExerciseRow, UnmatchedActivity } from "../week-types.ts";
import { useWeekMatching } from "./matching.tsx";
import styles from "./unmatched-activities.module.css";

/** The recordings of a day that belong to no exercise yet. @see spec §2 "Weekly Training Plan view" */
export function UnmatchedActivities({ date }: { date: IsoDate }) {
  const { activities } = useWeekMatching();
  return activities
    .filter(({ localDate }) => localDate === date)
    .map((activity) => <Unmatched key={activity.id} activity={activity} />);
}

/** The one of the selected exercises that a recording could be. */
const selectedFor = (unit: readonly ExerciseRow[], { discipline }: UnmatchedActivity) =>
  unit.find(({ type, isCompleted }) => type === discipline && !isCompleted);

const nameOf = ({ activityName, discipline }: UnmatchedActivity) =>
  activityName || { swim: "Swim", bike: "Ride", run: "Run" }[discipline];

function Unmatched({ activity }: { activity: UnmatchedActivity }) {
  const { unit } = useBoard();
  const { units } = useWeekMatching();
  const selected = selectedFor(unit, activity);
  return (
    <div className={styles.activity} data-matchable={selected ? true : undefined}>
      <span className={styles.name}>
        <IconDeviceWatch size={14} aria-hidden />
        <b dir="auto">{nameOf(activity)}</b>
      </span>
      <span className={styles.facts}>
        <b>{formatClock(activity.duration)}</b>
        {factsOf(activity, units).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {selected && <ClickToMatch activity={activity} exercise={selected} />}
      {unit.length === 0 && <Suggestion activity={activity} />}
    </div>
  );
}

function factsOf(activity: UnmatchedActivity, units: UnitPreference): string[] {
  const figures = [
    distanceFigure(activity.family, activity, units),
    paceFigure(activity.family, activity, units),
  ];
  return figures.flatMap((figure) => (figure ? figureText(figure) : []));
}

interface ClickToMatchProps {
  activity: UnmatchedActivity;
  exercise: ExerciseRow;
}

function ClickToMatch({ activity, exercise }: ClickToMatchProps) {
  const { match, isBusy } = useWeekMatching();
  return (
    <button
      type="button"
      className={styles.match}
      aria-label={`Click to match: ${exercise.name} with ${nameOf(activity)} of ${WEARABLE.name}`}
      disabled={isBusy}
      onClick={() => match(exercise.id, activity)}
    >
      Click to match
    </button>
  );
}

function Suggestion({ activity }: { activity: UnmatchedActivity }) {
  const { match, isBusy } = useWeekMatching();
  const { suggestion } = activity;
  if (!suggestion) return null;
  const { exerciseId, exerciseName, score } = suggestion;
  return (
    <span className={styles.suggestion}>
      <span>
        Looks like <bdi>{exerciseName}</bdi>, {Math.round(score * 100)} %
      </span>
      <button
        type="button"
        className={styles.confirm}
        aria-label={`Confirm: ${nameOf(activity)} is ${exerciseName}`}
        disabled={isBusy}
        onClick={() => match(exerciseId, activity)}
      >
        Confirm
      </button>
    </span>
  );
}
