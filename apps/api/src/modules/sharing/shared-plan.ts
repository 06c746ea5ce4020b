import type { PlanRaceRow, PlanShareRow, SharedExerciseRow, TrainingPlanRow } from "@triplan/db";
import {
  isInWeek,
  dateInWeek,
  stepsByPace,
  stepsByZone,
  weekdayOf,
  withAppointment,
  type ExerciseStep,
  type IsoDate,
  type ScheduleEntry,
  type Weekday,
} from "@triplan/domain";
import { planRequestOf, seasonWeeks, type SeasonWeek } from "@triplan/plan-engine";

interface SharedExercise extends Pick<
  SharedExerciseRow,
  "slotKey" | "type" | "name" | "duration" | "distance" | "pace" | "intensity" | "isKey" | "brickId"
> {
  day: Weekday | null;
  steps: ExerciseStep[];
}

/** A race on the way to the plan's own. */
interface SharedRace extends Pick<PlanRaceRow, "name" | "priority"> {
  day: Weekday;
}

interface SharedWeek extends SeasonWeek {
  minutes: number;
  exercises: SharedExercise[];
  races: SharedRace[];
}

export interface SharedPlan extends Pick<
  TrainingPlanRow,
  | "name"
  | "raceType"
  | "swimDistance"
  | "bikeDistance"
  | "runDistance"
  | "poolLengthMeters"
  | "weeklySchedule"
  | "optimiseLoad"
> {
  /** Null without dates, like the Sunday of week 1. */
  raceDate: TrainingPlanRow["raceDate"] | null;
  startDate: TrainingPlanRow["startDate"] | null;
  /** The weekday of the race. */
  raceDay: Weekday;
  hasPaces: boolean;
  weeks: SharedWeek[];
}

interface SharedRows {
  exercises: readonly SharedExerciseRow[];
  races: readonly PlanRaceRow[];
}

type ShareOptions = Pick<PlanShareRow, "hasDates" | "hasPaces">;

/**
 * What readers of a link see, field by field: no athlete, no body data, nothing done. A day on which
 * an exercise was done instead of planned stays hidden too.
 */
export function sharedPlan(
  plan: TrainingPlanRow,
  { exercises, races }: SharedRows,
  { hasDates, hasPaces }: ShareOptions,
): SharedPlan {
  const byWeek = Map.groupBy(exercises, ({ week }) => week);
  return {
    name: plan.name,
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    poolLengthMeters: plan.poolLengthMeters,
    raceDate: hasDates ? plan.raceDate : null,
    startDate: hasDates ? plan.startDate : null,
    raceDay: weekdayOf(plan.raceDate),
    hasPaces,
    weeklySchedule: plan.weeklySchedule.map(withoutAppointmentName),
    optimiseLoad: plan.optimiseLoad,
    weeks: seasonWeeks(planRequestOf(plan)).map((week) => {
      const own = byWeek.get(week.week) ?? [];
      return {
        ...week,
        minutes: own.reduce((sum, { duration }) => sum + duration, 0),
        exercises: own.map((exercise) => sharedExercise(exercise, hasPaces)),
        races: racesOfWeek(races, dateInWeek(plan.startDate, week.week, 0)),
      };
    }),
  };
}

/** The name may say with whom and where the athlete trains. */
function withoutAppointmentName(entry: ScheduleEntry): ScheduleEntry {
  if (!entry.appointment) return entry;
  const { name: _name, ...nameless } = entry.appointment;
  return withAppointment(entry, nameless);
}

const racesOfWeek = (races: readonly PlanRaceRow[], sunday: IsoDate): SharedRace[] =>
  races
    .filter(({ date }) => isInWeek(sunday, date))
    .map(({ name, priority, date }) => ({ name, priority, day: weekdayOf(date) }));

const sharedExercise = (row: SharedExerciseRow, hasPaces: boolean): SharedExercise => ({
  slotKey: row.slotKey,
  type: row.type,
  name: row.name,
  duration: row.duration,
  // The miles of a ride or run would tell its pace.
  distance: hasPaces || row.type === "swim" ? row.distance : "",
  pace: hasPaces ? row.pace : "",
  intensity: row.intensity,
  isKey: row.isKey,
  brickId: row.brickId,
  day: row.placedByMatch ? row.suggestedDay : (row.day ?? row.suggestedDay),
  steps: hasPaces ? stepsByPace(row.steps) : stepsByZone(row.steps),
});
