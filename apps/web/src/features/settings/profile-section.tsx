import { LEVEL_NAMES } from "@triplan/domain";
import { SelectField } from "@triplan/ui";
import { FieldGrid, FormSection } from "../../shared/forms/form-section.tsx";
import { StrengthField } from "../../shared/preferences/strength-field.tsx";
import { ThemeField } from "../../shared/preferences/theme-field.tsx";
import type { PublicUser } from "../../shared/network/trpc.ts";
import type { SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

const UNITS = [
  { value: "miles", label: "Miles" },
  { value: "kilometers", label: "Kilometers" },
];

export const ProfileSection = ({
  user,
  values,
  update,
}: SettingsSectionProps & { user: PublicUser }) => (
  <FormSection title="Profile" note="Your account.">
    <dl className={styles.profile}>
      <div>
        <dt>Username</dt>
        <dd>{user.username}</dd>
      </div>
      <div>
        <dt>Experience level</dt>
        <dd>{user.experienceLevel ? LEVEL_NAMES[user.experienceLevel] : "Not set"}</dd>
      </div>
    </dl>
    <FieldGrid>
      <SelectField
        label="Unit preference"
        help="Affects how distances and paces are displayed, including your wearable data."
        data={UNITS}
        value={values.unitPreference}
        onChange={(event) => {
          const unitPreference = event.currentTarget.value === "miles" ? "miles" : "kilometers";
          update((last) => ({ ...last, unitPreference }));
        }}
      />
      <ThemeField help="Applies at once, in this browser." />
      <StrengthField />
    </FieldGrid>
  </FormSection>
);
