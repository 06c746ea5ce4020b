import {
  addDays,
  dateInWeek,
  exerciseStates,
  isoDate,
  type ProgressTraining,
  type Weekday,
} from "@triplan/domain";
import { propose, type ProposalExercise, type ProposalFacts } from "../../proposals/index.ts";
import { trainingOf } from "../history.ts";
import { requestOf, scheduleOf } from "../requests.ts";

/** Twenty weeks to a 70.3; adaptation.md 10.2 has the numbers of the scenarios. */
const START = isoDate("2027-01-03");
const HOURS = [2, 0.75, 1.25, 1, 1, 1, 3];
export const toldRequest = {
  ...requestOf("70.3", "intermediate", 20, scheduleOf(HOURS, [0, 6])),
  createdOn: START,
  startDate: START,
  raceDate: addDays(START, 139),
};

/** Early enough that the longest run of 30 days is unknown. */
export const WEEK = 4;
export const on = (day: Weekday, week = WEEK) => dateInWeek(START, week, day);

export function exercise(
  day: Weekday,
  over: Partial<ProposalExercise> = {},
  week = WEEK,
): ProposalExercise {
  return {
    id: week * 10 + day,
    slotKey: `${week}-${over.type ?? "run"}-${day}`,
    week,
    type: "run",
    name: "Easy run",
    duration: 40,
    templateId: "R01",
    intensity: "easy",
    steps: [],
    isKey: false,
    brickId: null,
    date: on(day, week),
    isScheduled: true,
    skippedAt: null,
    isExcused: false,
    isUnsure: false,
    ...over,
  };
}

export const THRESHOLD = {
  name: "Cruise intervals",
  intensity: "threshold",
  isKey: true,
  duration: 50,
} as const;
export const LONG_RUN = { name: "Long run", templateId: "R05", isKey: true, duration: 90 } as const;
export const LONG_RIDE = {
  name: "Long ride",
  type: "bike",
  templateId: "B03",
  isKey: true,
} as const;

export const did = (
  exercise: ProposalExercise,
  over: Partial<ProgressTraining> = {},
): ProgressTraining => ({ ...trainingOf(exercise, exercise.duration), ...over });

interface Told {
  exercises: readonly ProposalExercise[];
  done: readonly ProgressTraining[];
  today: ProposalFacts["today"];
}

export const proposed = ({ exercises, done, today }: Told, over: Partial<ProposalFacts> = {}) =>
  propose({
    today,
    request: toldRequest,
    exercises: exerciseStates(toldRequest, { exercises, done }, today),
    done,
    timeOff: [],
    changes: [],
    races: [],
    signals: [],
    ...over,
  });

/** A swim on Sunday that says that the athlete records. */
const SWIM = exercise(0, { type: "swim", templateId: "S02", name: "Swim" });

export const told = (exercises: readonly ProposalExercise[], day: Weekday): Told => ({
  exercises: [SWIM, ...exercises],
  done: [did(SWIM)],
  today: on(day),
});
