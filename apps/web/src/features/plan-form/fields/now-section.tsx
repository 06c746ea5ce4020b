import { FormSection } from "../../../shared/forms/form-section.tsx";
import { asksForTraining, isTrainingSkipped } from "../draft/training-now.ts";
import { ConfirmTraining } from "./confirm-training.tsx";
import type { NowSectionProps } from "./section-props.ts";
import { SkipTraining } from "./skip-training.tsx";
import { TrainingFields } from "./training-fields.tsx";

/** What the athlete trains now: four optional answers from which the plan starts. */
export const NowSection = (props: NowSectionProps) => (
  <FormSection title="Now" note="What do you train now? It sets where week 1 begins.">
    {!isTrainingSkipped(props.values) && <TrainingFields {...props} />}
    {asksForTraining(props.values.raceType) ? (
      <ConfirmTraining {...props} />
    ) : (
      <SkipTraining {...props} />
    )}
  </FormSection>
);
