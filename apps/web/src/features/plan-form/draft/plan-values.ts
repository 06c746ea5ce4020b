import {
  DEFAULT_PACES,
  defaultSchedule,
  parsePace,
  parseSpeed,
  RACE_DISTANCES,
  type Discipline,
  type RaceType,
  type ScheduleEntry,
  type WeeklySchedule,
} from "@triplan/domain";

export interface PlanValues {
  name: string;
  raceType: RaceType;
  /** Miles as text; an invalid entry stays as typed. */
  swimDistance: string;
  bikeDistance: string;
  runDistance: string;
  /** `YYYY-MM-DD`, or empty. */
  raceDate: string;
  /** Seconds per 100 m. */
  currentSwimPace: number;
  /** Miles per hour. */
  currentBikePace: number;
  /** Seconds per mile. */
  currentRunPace: number;
  /** Minutes; 0 when unset, and the predicted time is used instead. */
  goalFinishTime: number;
  weeklySchedule: WeeklySchedule;
  optimiseLoad: boolean;
}

export const DISTANCE_FIELDS = {
  swim: "swimDistance",
  bike: "bikeDistance",
  run: "runDistance",
} as const satisfies Record<Discipline, keyof PlanValues>;

export const PACE_FIELDS = {
  swim: "currentSwimPace",
  bike: "currentBikePace",
  run: "currentRunPace",
} as const satisfies Record<Discipline, keyof PlanValues>;

/** Default paces as an account stores them. */
export interface DefaultPaces {
  defaultSwimPace: string | null;
  defaultBikePace: string | null;
  defaultRunPace: string | null;
}

/** Distances and default week of a race. */
const presetOf = (race: RaceType) => ({
  raceType: race,
  swimDistance: String(RACE_DISTANCES[race].swim),
  bikeDistance: String(RACE_DISTANCES[race].bike),
  runDistance: String(RACE_DISTANCES[race].run),
  weeklySchedule: defaultSchedule(race),
});

/** The initial form: an olympic race, its week, and the account's default paces where set. */
export function initialValues(account: DefaultPaces | null): PlanValues {
  return {
    name: "",
    ...presetOf("olympic"),
    raceDate: "",
    currentSwimPace: parsePace(account?.defaultSwimPace ?? "") ?? DEFAULT_PACES.swim,
    currentBikePace: parseSpeed(account?.defaultBikePace ?? "") ?? DEFAULT_PACES.bike,
    currentRunPace: parsePace(account?.defaultRunPace ?? "") ?? DEFAULT_PACES.run,
    goalFinishTime: 0,
    optimiseLoad: false,
  };
}

/** Fills in the race's distances and week; keeps the rest. */
export const withRace = (values: PlanValues, race: RaceType): PlanValues => ({
  ...values,
  ...presetOf(race),
});

export const withDay = (values: PlanValues, entry: ScheduleEntry): PlanValues => ({
  ...values,
  weeklySchedule: values.weeklySchedule.map((day) => (day.day === entry.day ? entry : day)),
});
