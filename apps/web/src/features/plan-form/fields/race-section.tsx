import { RaceTypePicker } from "@triplan/ui";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { RaceDistanceFields } from "../../../shared/races/race-distance-fields.tsx";
import { withRace } from "../draft/plan-values.ts";
import styles from "./plan-fields.module.css";
import type { SectionProps } from "./section-props.ts";

export const RaceSection = ({ values, errors, update }: SectionProps) => (
  <FormSection title="Race" note="Pick a race and we fill in its distances and a typical week.">
    <RaceTypePicker
      value={values.raceType}
      onChange={(race) => update((last) => withRace(last, race))}
    />
    <div className={styles.distances}>
      <RaceDistanceFields
        values={values}
        errors={errors}
        onChange={(changed) => update((last) => ({ ...last, ...changed }))}
      />
    </div>
  </FormSection>
);
