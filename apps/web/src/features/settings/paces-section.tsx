import { Button } from "@mantine/core";
import { DISCIPLINES, RACE_DISTANCES, RACE_WORDS } from "@triplan/domain";
import { PaceSlider, useUnits } from "@triplan/ui";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { paceMeaning } from "../../shared/thresholds/pace-meaning.ts";
import { RACE_CHOICES } from "./race-choices.ts";
import { withPace, withPacesRace, type SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

/** Default paces, the race that they hold for, and the button that saves all settings. */
export function PacesSection({
  values,
  update,
  isSaving,
}: SettingsSectionProps & { isSaving: boolean }) {
  const units = useUnits();
  const { pacesRace, thresholds } = values;
  const race = { raceType: pacesRace, distances: RACE_DISTANCES[pacesRace] };
  return (
    <FormSection
      title="Default Paces"
      note={`What you could hold over ${RACE_WORDS[pacesRace]} distances today.`}
    >
      <div className={styles.pacesRace}>
        <ChoiceField
          label="Race of these paces"
          help="Another race converts them, here and in a new plan."
          choices={RACE_CHOICES}
          value={pacesRace}
          onChange={(chosen) => update((last) => withPacesRace(last, chosen))}
        />
      </div>
      {DISCIPLINES.map((discipline) => (
        <PaceSlider
          key={discipline}
          kind="Default"
          discipline={discipline}
          value={values.paces[discipline]}
          onChange={(pace) => update((last) => withPace(last, discipline, pace))}
          meaning={paceMeaning(discipline, thresholds, race, units)}
        />
      ))}
      <div className={styles.save}>
        <Button
          type="submit"
          className={styles.saveButton ?? ""}
          aria-disabled={isSaving}
          data-busy={isSaving || undefined}
        >
          {isSaving ? "Saving..." : "Save All Settings"}
        </Button>
      </div>
    </FormSection>
  );
}
