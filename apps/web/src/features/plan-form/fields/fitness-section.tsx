import { Button } from "@mantine/core";
import { DISCIPLINES, type Discipline } from "@triplan/domain";
import { PaceSlider } from "@triplan/ui";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import styles from "./plan-fields.module.css";
import { DefaultPacesButton } from "./default-paces-button.tsx";
import { ExperienceLevel } from "./experience-level.tsx";
import { FormSection } from "../../../shared/forms/form-section.tsx";
import { PACE_FIELDS } from "../draft/plan-values.ts";
import type { SectionProps } from "./section-props.ts";

const pointsText = (points: number) => `${points} of 3 points`;

interface FitnessSectionProps extends SectionProps {
  user: PublicUser | null;
  hasOwnPaces: boolean;
  onConfirmPaces: () => void;
}

export function FitnessSection(props: FitnessSectionProps) {
  const { values, facts, errors, update, user, hasOwnPaces, onConfirmPaces } = props;
  const setPace = (discipline: Discipline, pace: number) =>
    update((last) => ({ ...last, [PACE_FIELDS[discipline]]: pace }));
  return (
    <FormSection title="Fitness" note="The paces you could hold in this race if it were today.">
      <ExperienceLevel experience={facts.experience} isExample={!hasOwnPaces} />
      {!hasOwnPaces && (
        <p className={styles.examplePaces}>
          <span>
            <b>Example paces:</b> move the sliders to yours.
          </span>
          <Button variant="default" className={styles.smallButton ?? ""} onClick={onConfirmPaces}>
            These are my paces
          </Button>
        </p>
      )}
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
          Further right is faster. The marks show the pace that earns 1, 2 or 3 points.
        </p>
        <DefaultPacesButton user={user} paces={facts.paces} level={facts.experience.level} />
      </div>
    </FormSection>
  );
}
