import type { PreferencesInput } from "@triplan/contract";
import type {
  Discipline,
  PerDiscipline,
  PoolLength,
  RacePaces,
  RaceType,
  ScheduleEntry,
  StrengthPlace,
  UnitPreference,
  WeeklySchedule,
} from "@triplan/domain";
import { racePacesOf, thresholdPaces } from "@triplan/plan-engine";
import type { PublicUser } from "../../shared/network/trpc.ts";
import {
  defaultThresholds,
  readDefaultPaces,
  writeDefaultPaces,
  type DefaultPaces,
} from "../../shared/preferences/default-paces.ts";

export interface SettingsValues {
  unitPreference: UnitPreference;
  strengthPlace: StrengthPlace;
  poolLengthMeters: PoolLength;
  /** Swim in s per 100 m, bike in mph, run in s per mile. */
  paces: RacePaces;
  /** The race that the paces hold for. */
  pacesRace: RaceType;
  /** Threshold paces of the paces as entered; another race keeps them. */
  thresholds: PerDiscipline<number>;
  schedule: WeeklySchedule;
}

export interface SettingsSectionProps {
  values: SettingsValues;
  update: (change: (values: SettingsValues) => SettingsValues) => void;
}

type Account = DefaultPaces &
  Pick<
    PublicUser,
    "unitPreference" | "strengthPlace" | "poolLengthMeters" | "defaultWeeklySchedule"
  >;

/** The settings of an account; unset paces get the form's defaults. */
export const settingsOf = (user: Account): SettingsValues => ({
  unitPreference: user.unitPreference,
  strengthPlace: user.strengthPlace,
  poolLengthMeters: user.poolLengthMeters,
  paces: readDefaultPaces(user),
  pacesRace: user.defaultPacesRace,
  thresholds: defaultThresholds(user),
  schedule: user.defaultWeeklySchedule,
});

/** The settings as API input. */
export const toPreferences = (values: SettingsValues) =>
  ({
    ...writeDefaultPaces(values.paces, values.pacesRace),
    defaultWeeklySchedule: [...values.schedule],
    unitPreference: values.unitPreference,
    strengthPlace: values.strengthPlace,
    poolLengthMeters: values.poolLengthMeters,
  }) satisfies PreferencesInput;

export const hasChanges = (user: Account, values: SettingsValues): boolean =>
  JSON.stringify(toPreferences(values)) !== JSON.stringify(toPreferences(settingsOf(user)));

export function withPace(
  values: SettingsValues,
  discipline: Discipline,
  pace: number,
): SettingsValues {
  const paces = { ...values.paces, [discipline]: pace };
  const entered = thresholdPaces(values.pacesRace, paces)[discipline];
  return { ...values, paces, thresholds: { ...values.thresholds, [discipline]: entered } };
}

/** The paces over another race; their thresholds stay. */
export const withPacesRace = (values: SettingsValues, race: RaceType): SettingsValues => ({
  ...values,
  pacesRace: race,
  paces: racePacesOf(race, values.thresholds),
});

export const withDay = (values: SettingsValues, entry: ScheduleEntry): SettingsValues => ({
  ...values,
  schedule: values.schedule.map((day) => (day.day === entry.day ? entry : day)),
});
