import { formatClock, parseFinishTime } from "@triplan/domain";
import { TypedField } from "@triplan/ui";
import styles from "./goal-section.module.css";
import { FormSection } from "./form-section.tsx";
import { GoalPacesTable } from "./goal-paces-table.tsx";
import { GoalSlider } from "./goal-slider.tsx";
import { goalNote } from "./goal-texts.ts";
import type { SectionProps } from "./section-props.ts";
import { MAX_GOAL_SECONDS } from "./to-create-plan-input.ts";

const HOURS_AND_MINUTES = /^\d{1,2}:\d{2}$/;

/** Minutes of a typed goal; an emptied field is no goal, and so the predicted time again. */
function parseGoal(text: string): number | null {
  if (text === "") return 0;
  const finish = parseFinishTime(HOURS_AND_MINUTES.test(text) ? `${text}:00` : text);
  return finish && finish <= MAX_GOAL_SECONDS ? finish / 60 : null;
}

const clockOf = (minutes: number) => formatClock(minutes * 60);

export function GoalSection({ values, facts, errors, update }: SectionProps) {
  const { prediction } = facts;
  const setGoal = (goalFinishTime: number) => update((last) => ({ ...last, goalFinishTime }));
  return (
    <FormSection title="Goal" note="Optional. The time to save is shared by swim, bike and run.">
      {prediction ? (
        <>
          <div className={styles.goal}>
            <TypedField
              isLarge
              label="Finish-Time Goal"
              value={prediction.goalFinish / 60}
              format={clockOf}
              parse={parseGoal}
              onCommit={setGoal}
              accepts="a time such as 2:50:00"
              help={goalNote(prediction, values.goalFinishTime > 0)}
              error={errors.goalFinishTime}
            />
            <GoalSlider prediction={prediction} onChange={setGoal} />
          </div>
          <GoalPacesTable current={facts.paces} goal={prediction.goal?.paces ?? null} />
        </>
      ) : (
        <p className={styles.missing}>Fill in the three distances to see your predicted time.</p>
      )}
    </FormSection>
  );
}
