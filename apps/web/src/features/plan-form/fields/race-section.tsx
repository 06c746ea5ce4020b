import { DISCIPLINES } from "@triplan/domain";
import { RaceTypePicker } from "@triplan/ui";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import styles from "./plan-fields.module.css";
import { DistanceField } from "./distance-field.tsx";
import { withRace } from "../draft/plan-values.ts";
import type { SectionProps } from "./section-props.ts";
import { SportFields } from "./sport-fields.tsx";

export const RaceSection = (props: SectionProps) => (
  <FormSection title="Race" note="Pick a race and we fill in its distances and a typical week.">
    <RaceTypePicker
      value={props.values.raceType}
      onChange={(race) => props.update((values) => withRace(values, race))}
    />
    <div className={styles.distances}>
      <SportFields>
        {DISCIPLINES.map((discipline) => (
          <DistanceField key={discipline} discipline={discipline} {...props} />
        ))}
      </SportFields>
    </div>
  </FormSection>
);
