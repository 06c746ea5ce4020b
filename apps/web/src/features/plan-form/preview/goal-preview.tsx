import { DISCIPLINE_NAMES, DISCIPLINES, TRANSITION_SECONDS } from "@triplan/domain";
import { SplitBars, SportIcon, sportClass, type SplitRow } from "@triplan/ui";
import { againstPrediction, formatSplit } from "../../../shared/goal/goal-texts.ts";
import type { Prediction } from "../../../shared/goal/prediction.ts";
import styles from "./plan-preview.module.css";

function rowsOf({ finish, splits, goal, goalFinish }: Prediction): SplitRow[] {
  const predicted = {
    label: "Predicted",
    splits,
    transition: TRANSITION_SECONDS,
    finish,
    isOutlined: true,
  };
  if (!goal) return [predicted];
  const aimed = {
    label: "Goal",
    splits: goal.splits,
    transition: TRANSITION_SECONDS,
    finish: goalFinish,
  };
  return [predicted, aimed];
}

interface GoalPreviewProps {
  prediction: Prediction | null;
  hasOwnPaces: boolean;
}

/** Predicted against goal time, in total and by leg. */
export function GoalPreview({ prediction, hasOwnPaces }: GoalPreviewProps) {
  if (!prediction) {
    return (
      <section className={styles.part} aria-label="Predicted time and goal">
        <p className={styles.noGoal}>Fill in the three distances to see your predicted time.</p>
      </section>
    );
  }
  const { finish, goalFinish, problem } = prediction;
  return (
    <section className={styles.part} aria-label="Predicted time and goal">
      <h3 className={styles.goalHead}>{againstPrediction(finish, goalFinish)}</h3>
      <SplitBars rows={rowsOf(prediction)} />
      <Splits prediction={prediction} />
      {!hasOwnPaces && <p className={styles.basis}>Predicted with example paces.</p>}
      {problem && <p className={styles.warning}>{problem}</p>}
    </section>
  );
}

const Splits = ({ prediction: { splits, goal } }: { prediction: Prediction }) => (
  <dl className={styles.splits}>
    {DISCIPLINES.map((discipline) => (
      <div key={discipline} className={sportClass(discipline)}>
        <dt>
          <SportIcon discipline={discipline} variant="line" size={14} />
          {DISCIPLINE_NAMES[discipline]}
        </dt>
        <dd>{formatSplit(goal?.splits[discipline] ?? splits[discipline])}</dd>
        {goal && <dd className={styles.from}>from {formatSplit(splits[discipline])}</dd>}
      </div>
    ))}
    <div>
      <dt>Transitions</dt>
      <dd>{formatSplit(TRANSITION_SECONDS)}</dd>
      {goal && <dd className={styles.from}>the same</dd>}
    </div>
  </dl>
);
