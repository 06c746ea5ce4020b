import {
  LEVEL_NAMES,
  STRENGTH_PLACES,
  type StrengthPlace,
  type UnitPreference,
} from "@triplan/domain";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import { FieldGrid, FormSection } from "../../shared/forms/form-section.tsx";
import { PoolField } from "../../shared/preferences/pool-field.tsx";
import { ThemeField } from "../../shared/preferences/theme-field.tsx";
import type { PublicUser } from "../../shared/network/trpc.ts";
import type { SettingsSectionProps } from "./settings-values.ts";
import styles from "./settings.module.css";

const UNITS: readonly { value: UnitPreference; label: string }[] = [
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
      <ChoiceField
        label="Unit preference"
        help="Affects how distances and paces are displayed, including your wearable data."
        choices={UNITS}
        value={values.unitPreference}
        onChange={(unitPreference) => update((last) => ({ ...last, unitPreference }))}
      />
      <PoolField
        help="Swim sets of new plans are whole lengths of it."
        value={values.poolLengthMeters}
        onChange={(poolLengthMeters) => update((last) => ({ ...last, poolLengthMeters }))}
      />
      <ThemeField help="Applies at once, in this browser." />
      <ChoiceField
        label="Strength work"
        help="Shown under the aim of each week. It doesn't count in your hours."
        choices={STRENGTH}
        value={values.strengthPlace}
        onChange={(strengthPlace) => update((last) => ({ ...last, strengthPlace }))}
      />
    </FieldGrid>
  </FormSection>
);
