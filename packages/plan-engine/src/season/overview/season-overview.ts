import {
  dateInWeek,
  daysBetween,
  DISCIPLINES,
  WEEKDAYS,
  type Discipline,
  type IsoDate,
  type PerDiscipline,
  type SportFamily,
} from "@triplan/domain";
import { periodise } from "../../calendar/index.ts";
import { isTest } from "../../fitness-tests/index.ts";
import { exerciseLoad } from "../../load/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest, SeasonWeek } from "../../model/plan-types.ts";
import { seasonWeek } from "../layout/season-weeks.ts";
import { highlights, type Highlight } from "./highlights.ts";
import { keySessions, type KeySession } from "./key-sessions.ts";
import type { SeasonExercise, SeasonTraining } from "./season-record.ts";

/** Minutes of exercises; done without activities that complete none. */
interface PlannedAndDone {
  planned: number;
  done: number;
}

/** An activity that completes no exercise of the plan. */
interface Extra {
  activityId: number;
  date: IsoDate;
  family: SportFamily;
  name: string | null;
  minutes: number;
}

interface TrainedWeek {
  /** Its Sunday. */
  startDate: IsoDate;
  /** Minutes of activities that complete no exercise of the plan. */
  extraMinutes: number;
  extras: Extra[];
  /** Training load of everything done, extra activities among it. */
  doneLoad: number;
}

/** A week of the plan as planned and as done until today. */
interface OverviewWeek extends SeasonWeek, TrainedWeek {
  plannedMinutes: number;
  /** Minutes of completed exercises. */
  doneMinutes: number;
  plannedLoad: number;
  sports: PerDiscipline<PlannedAndDone>;
  /** Minutes of the longest exercise, as done or else as planned; null without one. */
  longestRide: number | null;
  longestRun: number | null;
  keySessions: KeySession[];
  /** Exercises that a recording may be, by id: neither done nor missed until the athlete answers. */
  unsure: number[];
  /** Sports that the week tests. */
  tests: Discipline[];
  /** Set in the week of the race. */
  raceDate: IsoDate | null;
}

export interface SeasonOverview {
  weeks: OverviewWeek[];
  /** Weeks with training before and after the plan. */
  withoutPlan: TrainedWeek[];
  highlights: Highlight[];
}

interface OverviewRecord {
  exercises: readonly SeasonExercise[];
  /** Everything done, each once. */
  done: readonly SeasonTraining[];
}

/** Every week of the plan, planned beside done, and the weeks around it that have training. */
export function seasonOverview(
  request: PlanRequest,
  { exercises, done }: OverviewRecord,
  today: IsoDate,
): SeasonOverview {
  const raceWeek = weekOfRace(request);
  const trainings = Map.groupBy(
    done.filter(({ date }) => date <= today),
    ({ date, exercise }) =>
      exercise?.week ?? (date === request.raceDate ? raceWeek : weekOf(request, date)),
  );
  const trained = (week: number): TrainedWeek => {
    const own = trainings.get(week) ?? [];
    const extras = own.filter(({ exercise }) => exercise === null);
    return {
      startDate: dateInWeek(request.startDate, week, 0),
      extraMinutes: sum(extras.map(({ minutes }) => minutes)),
      extras: extras.flatMap(extraOf),
      doneLoad: sum(own.map(({ load }) => load)),
    };
  };
  const byWeek = Map.groupBy(exercises, ({ week }) => week);
  const weeks = periodise(request).map((frame): OverviewWeek => {
    const own = byWeek.get(frame.week) ?? [];
    return {
      ...seasonWeek(frame),
      ...trained(frame.week),
      plannedMinutes: plannedMinutes(own),
      doneMinutes: doneMinutesOf(own),
      plannedLoad: sum(own.map(exerciseLoad)),
      sports: minutesBySport(own),
      longestRide: longest(own, "bike"),
      longestRun: longest(own, "run"),
      keySessions: keySessions(
        { exercises: own, done: trainings.get(frame.week) ?? [] },
        dateInWeek(request.startDate, frame.week, 0),
        today,
      ),
      unsure: own
        .filter(({ isUnsure, isCompleted }) => isUnsure && !isCompleted)
        .map(({ id }) => id),
      tests: DISCIPLINES.filter((type) => own.some((each) => each.type === type && isTest(each))),
      raceDate: frame.week === raceWeek ? request.raceDate : null,
    };
  });
  const withoutPlan = [...trainings.keys()]
    .filter((week) => week < 1 || week > request.totalWeeks)
    .toSorted((a, b) => a - b)
    .map(trained);
  return { weeks, withoutPlan, highlights: highlights(exercises, done) };
}

const extraOf = ({ activity, date, minutes }: SeasonTraining): Extra[] =>
  activity === null
    ? []
    : [
        {
          activityId: activity.id,
          date,
          family: activity.family,
          name: activity.activityName,
          minutes: Math.round(minutes),
        },
      ];

const weekOf = ({ startDate }: PlanRequest, date: IsoDate): number =>
  Math.floor(daysBetween(startDate, date) / WEEKDAYS.length) + 1;

/** A race on the Sunday after the last week belongs to that week. */
const weekOfRace = (request: PlanRequest): number =>
  Math.min(request.totalWeeks, weekOf(request, request.raceDate));

const plannedMinutes = (exercises: readonly SeasonExercise[]): number =>
  sum(exercises.map(({ duration }) => duration));

const doneMinutes = ({ actualDuration, duration }: SeasonExercise): number =>
  actualDuration ?? duration;

const doneMinutesOf = (exercises: readonly SeasonExercise[]): number =>
  sum(exercises.filter(({ isCompleted }) => isCompleted).map(doneMinutes));

function minutesBySport(exercises: readonly SeasonExercise[]): PerDiscipline<PlannedAndDone> {
  const of = (discipline: Discipline): PlannedAndDone => {
    const own = exercises.filter(({ type }) => type === discipline);
    return { planned: plannedMinutes(own), done: doneMinutesOf(own) };
  };
  return { swim: of("swim"), bike: of("bike"), run: of("run") };
}

function longest(exercises: readonly SeasonExercise[], discipline: Discipline): number | null {
  const own = exercises.filter(({ type }) => type === discipline);
  const lengths = own.map((each) => (each.isCompleted ? doneMinutes(each) : each.duration));
  return lengths.length > 0 ? Math.max(...lengths) : null;
}
