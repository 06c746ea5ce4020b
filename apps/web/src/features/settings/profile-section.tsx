import { SelectField } from "@triplan/ui";
import { FormSection } from "../../shared/form-section.tsx";
import { LEVEL_NAMES } from "../../shared/level-names.ts";
import type { PublicUser } from "../../trpc.ts";
import type { SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

const UNITS = [
  { value: "miles", label: "Miles" },
  { value: "kilometers", label: "Kilometers" },
];

/** Who is signed in, the level that the plans go by, and the units of what comes from the watch. */
export const ProfileSection = ({
  user,
  values,
  update,
}: SettingsSectionProps & { user: PublicUser }) => (
  <FormSection title="Profile" note="Who you are to Triplan.">
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
    <SelectField
      className={styles.select ?? ""}
      label="Unit preference"
      help="Affects how distances and paces are displayed, including your wearable data."
      data={UNITS}
      value={values.unitPreference}
      onChange={(event) => {
        const unitPreference = event.currentTarget.value === "miles" ? "miles" : "kilometers";
        update((last) => ({ ...last, unitPreference }));
      }}
    />
  </FormSection>
);
