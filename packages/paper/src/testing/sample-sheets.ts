import { dateInWeek, isoDate, type RaceType, type Units } from "@triplan/domain";
import { generatePlan, seasonOverview, type Plan, type PlanRequest } from "@triplan/plan-engine";
import { requestOf } from "@triplan/plan-engine/testing";
import type { SeasonFacts } from "../sheet/season-sheet.ts";
import type { WeekFacts } from "../sheet/week-sheet.ts";

interface Sample {
  name?: string;
  race?: RaceType;
  weeks?: number;
  units?: Units;
}

const TODAY = isoDate("2026-11-22");
const OPEN = { isScheduled: true, isCompleted: false, skippedAt: null } as const;

const requestIn = ({ race = "olympic", weeks = 16 }: Sample): PlanRequest =>
  requestOf(race, "intermediate", weeks);

/** What both sheets of a plan have. */
function planFacts(request: PlanRequest, { name = "Lisbon Olympic", units = "miles" }: Sample) {
  const { startDate, raceDate, totalWeeks } = request;
  return {
    plan: { name, startDate, raceDate, totalWeeks, goalFinishTime: "02:45:00" },
    races: [{ name, date: raceDate, priority: "A" }],
    timeOff: [],
    units,
  } as const;
}

/** What the sheet of a generated week follows from, each exercise on its suggested day. */
export function sampleWeek(number: number, sample: Sample = {}): WeekFacts {
  const request = requestIn(sample);
  const week = generatePlan(request).weeks[number - 1];
  if (!week) throw new Error(`the sample plan has no week ${number}`);
  const exercises = week.exercises.map((exercise, id) => ({
    ...exercise,
    ...OPEN,
    id,
    day: exercise.suggestedDay,
  }));
  return { ...planFacts(request, sample), week, aim: week.aim, exercises };
}

const exercisesOf = ({ weeks }: Plan, { startDate }: PlanRequest) =>
  weeks.flatMap(({ exercises }) =>
    exercises.map((exercise, id) => ({
      ...exercise,
      ...OPEN,
      id,
      date: dateInWeek(startDate, exercise.week, exercise.suggestedDay),
      actualDuration: null,
      matchedActivityId: null,
      isExcused: false,
      isUnsure: false,
    })),
  );

/** What the sheet of a generated season follows from. */
export function sampleSeason(sample: Sample = {}): SeasonFacts {
  const request = requestIn(sample);
  const exercises = exercisesOf(generatePlan(request), request);
  const { weeks } = seasonOverview(request, { exercises, done: [] }, TODAY);
  const { distances } = request;
  return { ...planFacts(request, sample), distances, weeks, today: TODAY };
}
