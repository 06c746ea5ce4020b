import {
  DEFAULT_PACES,
  DEFAULT_POOL_LENGTH,
  defaultSchedule,
  standardDistances,
  type Discipline,
  type PoolLength,
  type RacePaces,
  type RaceType,
  type ScheduleEntry,
  type WeeklySchedule,
  withLimitsOf,
} from "@triplan/domain";
import type { Follows } from "./follows.ts";
import { defaultPacesOver, type DefaultPaces } from "../../../shared/preferences/default-paces.ts";

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
  /** Hours a week of the last four weeks; null while not answered. */
  hoursNow: number | null;
  /** Minutes. */
  longestRunNow: number | null;
  longestRideNow: number | null;
  /** Metres. */
  longestSwimNow: number | null;
  /** True if the athlete skips these four. */
  skipsTrainingNow: boolean;
  /** One length of the pool. */
  poolLengthMeters: PoolLength;
  weeklySchedule: WeeklySchedule;
  optimiseLoad: boolean;
  /** The plan that this one follows; absent for a plan of its own. */
  follows?: Follows;
}

export const PACE_FIELDS = {
  swim: "currentSwimPace",
  bike: "currentBikePace",
  run: "currentRunPace",
} as const satisfies Record<Discipline, keyof PlanValues>;

/** Distances and default week of a race. */
const presetOf = (race: RaceType) => ({
  raceType: race,
  ...standardDistances(race),
  weeklySchedule: defaultSchedule(race),
});

type Pool = Pick<PlanValues, "poolLengthMeters">;

/** The initial form: an olympic race, its week, and the account's pool and default paces where set. */
export function initialValues(account: (DefaultPaces & Partial<Pool>) | null): PlanValues {
  const paces = account ? defaultPacesOver(account, "olympic") : DEFAULT_PACES;
  return {
    name: "",
    ...presetOf("olympic"),
    raceDate: "",
    currentSwimPace: paces.swim,
    currentBikePace: paces.bike,
    currentRunPace: paces.run,
    goalFinishTime: 0,
    hoursNow: null,
    longestRunNow: null,
    longestRideNow: null,
    longestSwimNow: null,
    skipsTrainingNow: false,
    poolLengthMeters: account?.poolLengthMeters ?? DEFAULT_POOL_LENGTH,
    optimiseLoad: false,
  };
}

export const withPaces = (values: PlanValues, { swim, bike, run }: RacePaces): PlanValues => ({
  ...values,
  currentSwimPace: swim,
  currentBikePace: bike,
  currentRunPace: run,
});

/** Fills in the race's distances and week; keeps the rest, and the sports of the days. */
export function withRace(values: PlanValues, race: RaceType): PlanValues {
  const preset = presetOf(race);
  const weeklySchedule = withLimitsOf(preset.weeklySchedule, values.weeklySchedule);
  return { ...values, ...preset, weeklySchedule };
}

export const withDay = (values: PlanValues, entry: ScheduleEntry): PlanValues => ({
  ...values,
  weeklySchedule: values.weeklySchedule.map((day) => (day.day === entry.day ? entry : day)),
});
