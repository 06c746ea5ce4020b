import { Button } from "@mantine/core";
import { DISCIPLINES } from "@triplan/domain";
import { PaceSlider } from "@triplan/ui";
import { FormSection } from "../../shared/forms/form-section.tsx";
import { withPace, type SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

/** Default paces, and the button that saves all settings. */
export const PacesSection = ({
  values,
  update,
  isSaving,
}: SettingsSectionProps & { isSaving: boolean }) => (
  <FormSection title="Default Paces" note="Paces you could race at today.">
    {DISCIPLINES.map((discipline) => (
      <PaceSlider
        key={discipline}
        kind="Default"
        discipline={discipline}
        value={values.paces[discipline]}
        onChange={(pace) => update((last) => withPace(last, discipline, pace))}
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
