import { formatClock, parseFinishTime, type RacePaces } from "@triplan/domain";
import { TypedField } from "@triplan/ui";
import styles from "./goal-fields.module.css";
import type { GoalOutlook } from "./goal-outlook.ts";
import { GoalPacesTable } from "./goal-paces-table.tsx";
import { GoalSlider } from "./goal-slider.tsx";
import { goalNote } from "./goal-texts.ts";
import { MAX_GOAL_SECONDS } from "./max-goal-seconds.ts";
import type { Prediction } from "./prediction.ts";

const HOURS_AND_MINUTES = /^\d{1,2}:\d{2}$/;

/** Minutes of a typed goal; an empty field clears the goal. */
function parseGoal(text: string): number | null {
  if (text === "") return 0;
  const finish = parseFinishTime(HOURS_AND_MINUTES.test(text) ? `${text}:00` : text);
  return finish && finish <= MAX_GOAL_SECONDS ? finish / 60 : null;
}

const clockOf = (minutes: number) => formatClock(minutes * 60);

export interface GoalFieldsProps {
  prediction: Prediction;
  currentPaces: RacePaces;
  /** False while the predicted time is shown instead of a goal. */
  isSet: boolean;
  /** Null while the race date is unknown. */
  outlook: GoalOutlook | null;
  /** What the prediction is based on. */
  basis?: string;
  error?: string | undefined;
  /** Minutes; 0 clears the goal. */
  onChange: (minutes: number) => void;
}

/** The finish-time goal, typed or dragged, with the paces that it requires. */
export const GoalFields = (props: GoalFieldsProps) => {
  const { prediction, currentPaces, isSet, outlook, basis = "today", error, onChange } = props;
  return (
    <>
      <div className={styles.goal}>
        <TypedField
          isLarge
          label="Finish-Time Goal"
          value={prediction.goalFinish / 60}
          format={clockOf}
          parse={parseGoal}
          onCommit={onChange}
          accepts="a time such as 2:50:00"
          help={goalNote(prediction, isSet)}
          error={error ?? prediction.problem ?? undefined}
        />
        <GoalSlider {...{ prediction, outlook, basis, onChange }} />
      </div>
      <GoalPacesTable current={currentPaces} goal={prediction.goal?.paces ?? null} />
    </>
  );
};
