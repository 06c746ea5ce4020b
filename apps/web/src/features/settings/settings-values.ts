import type { PreferencesInput } from "@triplan/contract";
import type {
  Discipline,
  RacePaces,
  ScheduleEntry,
  StrengthPlace,
  UnitPreference,
  WeeklySchedule,
} from "@triplan/domain";
import type { PublicUser } from "../../shared/network/trpc.ts";
import { readDefaultPaces, writeDefaultPaces } from "../../shared/preferences/default-paces.ts";

export interface SettingsValues {
  unitPreference: UnitPreference;
  strengthPlace: StrengthPlace;
  /** Swim in s per 100 m, bike in mph, run in s per mile. */
  paces: RacePaces;
  schedule: WeeklySchedule;
}

export interface SettingsSectionProps {
  values: SettingsValues;
  update: (change: (values: SettingsValues) => SettingsValues) => void;
}

type Account = Pick<
  PublicUser,
  | "unitPreference"
  | "strengthPlace"
  | "defaultSwimPace"
  | "defaultBikePace"
  | "defaultRunPace"
  | "defaultWeeklySchedule"
>;

/** The settings of an account; unset paces get the form's defaults. */
export const settingsOf = (user: Account): SettingsValues => ({
  unitPreference: user.unitPreference,
  strengthPlace: user.strengthPlace,
  paces: readDefaultPaces(user),
  schedule: user.defaultWeeklySchedule,
});

/** The settings as API input. */
export const toPreferences = ({ unitPreference, strengthPlace, paces, schedule }: SettingsValues) =>
  ({
    ...writeDefaultPaces(paces),
    defaultWeeklySchedule: [...schedule],
    unitPreference,
    strengthPlace,
  }) satisfies PreferencesInput;

export const hasChanges = (user: Account, values: SettingsValues): boolean =>
  JSON.stringify(toPreferences(values)) !== JSON.stringify(toPreferences(settingsOf(user)));

export const withPace = (
  values: SettingsValues,
  discipline: Discipline,
  pace: number,
): SettingsValues => ({ ...values, paces: { ...values.paces, [discipline]: pace } });

export const withDay = (values: SettingsValues, entry: ScheduleEntry): SettingsValues => ({
  ...values,
  schedule: values.schedule.map((day) => (day.day === entry.day ? entry : day)),
});
