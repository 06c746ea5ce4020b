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

/** What the athlete has entered in the Training Plan Setup form. */
export interface PlanValues {
  name: string;
  raceType: RaceType;
  /** Miles, as typed. */
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
  /** Minutes; 0 while the athlete has set none: then the predicted time stands in for it. */
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

/** Default paces of an account, as it stores them. */
export interface DefaultPaces {
  defaultSwimPace: string | null;
  defaultBikePace: string | null;
  defaultRunPace: string | null;
}

/** The race's distances and default week, which choosing it fills in. */
const presetOf = (race: RaceType) => ({
  raceType: race,
  swimDistance: String(RACE_DISTANCES[race].swim),
  bikeDistance: String(RACE_DISTANCES[race].bike),
  runDistance: String(RACE_DISTANCES[race].run),
  weeklySchedule: defaultSchedule(race),
});

/**
 * The form as it opens: an olympic race, its week, and the athlete's own default paces where the
 * account holds them.
 */
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

/** Fills the race's distances and replaces the week; all else stays. */
export const withRace = (values: PlanValues, race: RaceType): PlanValues => ({
  ...values,
  ...presetOf(race),
});

/** Replaces one day of the week. */
export const withDay = (values: PlanValues, entry: ScheduleEntry): PlanValues => ({
  ...values,
  weeklySchedule: values.weeklySchedule.map((day) => (day.day === entry.day ? entry : day)),
});
