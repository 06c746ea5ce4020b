import { unitsOf } from "@triplan/domain";
import { PageHead, UnitsProvider } from "@triplan/ui";
import { useState } from "react";
import { FormPage, FormSheet } from "../../shared/forms/form-section.tsx";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { useSavePreferences } from "../../shared/preferences/use-save-preferences.ts";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { SecuritySection } from "./account/security-section.tsx";
import { YourDataSection } from "./account/your-data-section.tsx";
import { PacesSection } from "./paces-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { hasChanges, settingsOf, toPreferences } from "./settings-values.ts";
import styles from "./settings.module.css";
import { ThresholdsSection } from "./thresholds-section.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export function Settings({ user }: { user: PublicUser }) {
  useDocumentTitle("Settings");
  const [values, setValues] = useState(() => settingsOf(user));
  const { mutate, isPending } = useSavePreferences();
  return (
    <FormPage>
      <UnsavedChanges hasChanges={hasChanges(user, values)} />
      <PageHead
        title="Settings"
        description="New plans start with your default paces; for the days, choose 'Use my default schedule' in the form. Existing plans don't change."
      />
      <form
        aria-label="Settings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(toPreferences(values));
        }}
      >
        <FormSheet>
          <ProfileSection user={user} values={values} update={setValues} />
          <ScheduleSection values={values} update={setValues} />
          <UnitsProvider value={unitsOf(values.unitPreference, values.poolLengthMeters)}>
            <ThresholdsSection />
            <PacesSection values={values} update={setValues} isSaving={isPending} />
          </UnitsProvider>
        </FormSheet>
      </form>
      <div className={styles.account}>
        <FormSheet>
          <SecuritySection username={user.username} />
          <YourDataSection username={user.username} />
        </FormSheet>
      </div>
    </FormPage>
  );
}
