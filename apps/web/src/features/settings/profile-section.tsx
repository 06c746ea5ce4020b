import { LEVEL_NAMES, STRENGTH_PLACES, type StrengthPlace } from "@triplan/domain";
import { SelectField } from "@triplan/ui";
import { FieldGrid, FormSection } from "../../shared/forms/form-section.tsx";
import { ThemeField } from "../../shared/preferences/theme-field.tsx";
import type { PublicUser } from "../../shared/network/trpc.ts";
import type { SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

const UNITS = [
  { value: "miles", label: "Miles" },
  { value: "kilometers", label: "Kilometers" },
];

const PLACE_NAMES = {
  home: "At home",
  gym: "In the gym",
  off: "Off",
} as const satisfies Record<StrengthPlace, string>;

const STRENGTH = STRENGTH_PLACES.map((value) => ({ value, label: PLACE_NAMES[value] }));

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
      <SelectField
        label="Strength work"
        help="Shown under the aim of each week, in no hours."
        data={STRENGTH}
        value={values.strengthPlace}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          const strengthPlace = STRENGTH_PLACES.find((place) => place === chosen) ?? "home";
          update((last) => ({ ...last, strengthPlace }));
        }}
      />
    </FieldGrid>
  </FormSection>
);
