import { IconDeviceWatch } from "@tabler/icons-react";
import {
  distanceFigure,
  figureText,
  formatClock,
  paceFigure,
  WEARABLE,
  type IsoDate,
  type Units,
} from "@triplan/domain";
import { useUnits } from "@triplan/ui";
import { Link } from "react-router-dom";
import { fromPlan } from "../../../shared/plans/chosen-plan.ts";
import { useBoard } from "../placing/use-board.tsx";
import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";
import { activityName, isMatchable } from "./matchable.ts";
import { useWeekMatching } from "./matching.tsx";
import { Suggestion } from "./suggestion.tsx";
import styles from "./unmatched-activities.module.css";

/** The day's activities without a matched exercise. */
export function UnmatchedActivities({ date }: { date: IsoDate }) {
  const { activities } = useWeekMatching();
  return activities
    .filter(({ localDate }) => localDate === date)
    .map((activity) => <Unmatched key={activity.id} activity={activity} />);
}

/** The first selected exercise that can be matched with the activity. */
const selectedFor = (unit: readonly ExerciseRow[], activity: UnmatchedActivity) =>
  unit.find((exercise) => isMatchable(exercise, activity));

function Unmatched({ activity }: { activity: UnmatchedActivity }) {
  const { unit, planId } = useBoard();
  const units = useUnits();
  const selected = selectedFor(unit, activity);
  return (
    <div className={styles.activity} data-matchable={selected ? true : undefined}>
      <span className={styles.name}>
        <IconDeviceWatch size={14} aria-hidden />
        <Link to={`/activities/${activity.id}`} state={fromPlan(planId)} dir="auto">
          {activityName(activity)}
        </Link>
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

function factsOf(activity: UnmatchedActivity, units: Units): string[] {
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
      aria-label={`Click to match: ${exercise.name} with ${activityName(activity)} of ${WEARABLE.name}`}
      disabled={isBusy}
      onClick={() => match(exercise.id, activity)}
    >
      Click to match
    </button>
  );
}
