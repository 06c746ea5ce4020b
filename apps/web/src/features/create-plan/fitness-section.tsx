import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { PaceSlider } from "@triplan/ui";
import type { PublicUser } from "../../trpc.ts";
import styles from "./create-plan.module.css";
import { DefaultPacesButton } from "./default-paces-button.tsx";
import { ExperienceLevel } from "./experience-level.tsx";
import { FormSection } from "../../shared/form-section.tsx";
import { PACE_FIELDS } from "./plan-values.ts";
import type { SectionProps } from "./section-props.ts";

const pointsText = (points: number) => `${points} of 3 points`;

export function FitnessSection(props: SectionProps & { user: PublicUser | null }) {
  const { values, facts, errors, update, user } = props;
  const setPace = (discipline: Discipline, pace: number) =>
    update((last) => ({ ...last, [PACE_FIELDS[discipline]]: pace }));
  return (
    <FormSection title="Fitness" note="Paces you could race this distance at today.">
      <ExperienceLevel experience={facts.experience} />
      {DISCIPLINES.map((discipline) => (
        <PaceSlider
          key={discipline}
          discipline={discipline}
          value={values[PACE_FIELDS[discipline]]}
          onChange={(pace) => setPace(discipline, pace)}
          note={pointsText(facts.experience.points[discipline])}
          error={errors[PACE_FIELDS[discipline]]}
        />
      ))}
      <div className={styles.fitnessFoot}>
        <p className={styles.small}>
          Right is always faster. Marks show where 1, 2 and 3 points begin.
        </p>
        <DefaultPacesButton user={user} values={values} level={facts.experience.level} />
      </div>
    </FormSection>
  );
}
