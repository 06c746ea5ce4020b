import type { PlanRequest } from "@triplan/plan-engine";
import { GoalFields } from "../../../shared/goal/goal-fields.tsx";
import styles from "./plan-fields.module.css";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { outlookOf } from "../../../shared/goal/goal-outlook.ts";

interface GoalSectionProps extends SectionProps {
  hasOwnPaces: boolean;
  /** Null while the values make no plan. */
  request: PlanRequest | null;
}

export function GoalSection({
  values,
  facts,
  errors,
  update,
  request,
  hasOwnPaces,
}: GoalSectionProps) {
  const { prediction, raceDate } = facts;
  return (
    <FormSection
      title="Goal"
      note="Optional. We spread the time you want to gain across swim, bike and run."
    >
      {prediction ? (
        <GoalFields
          prediction={prediction}
          currentPaces={facts.paces}
          isSet={values.goalFinishTime > 0}
          // Without a race date the number of weeks is unknown.
          outlook={raceDate && request && outlookOf({ ...request, thresholds: {} })}
          basis={hasOwnPaces ? "today" : "with example paces"}
          error={errors.goalFinishTime}
          onChange={(goalFinishTime) => update((last) => ({ ...last, goalFinishTime }))}
        />
      ) : (
        <p className={styles.missing}>Fill in the three distances to see your predicted time.</p>
      )}
    </FormSection>
  );
}
