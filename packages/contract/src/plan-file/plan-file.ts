import {
  daysBetween,
  normalizeRaceDistance,
  parseFinishTime,
  parseIsoDate,
  weekdayOf,
} from "@triplan/domain";
import { z } from "zod";
import { sentBikePace, sentRunPace, sentSwimPace } from "../paces.ts";
import { weekOfEntries } from "../schedule.ts";
import { fileExercise, type FileExercise } from "./file-exercise.ts";
import { filePlan, type FilePlan } from "./file-plan.ts";

/** What names a file of a plan. */
export const PLAN_FORMAT = "triplan-plan";
/** The version that is written; those before it stay readable. */
export const PLAN_VERSION = 1;
/** The longest plan has fewer. */
const MAX_EXERCISES = 4000;

/** A plan as a file, version 1. */
export const planFileFields = z
  .object({
    $schema: z.string().max(500).exactOptional(),
    format: z.literal(PLAN_FORMAT),
    version: z.literal(PLAN_VERSION),
    plan: filePlan,
    exercises: z.array(fileExercise).min(1).max(MAX_EXERCISES),
  })
  .meta({
    title: "Triplan training plan",
    description: "A training plan with every exercise, without its athlete and what was done",
  });

type PlanFileFields = z.output<typeof planFileFields>;
type Problem = readonly [path: (string | number)[], message: string];

/** A plan file whose parts agree with each other. */
export const planFile = planFileFields.superRefine((file, context) => {
  for (const [path, message] of problemsOf(file)) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
});
export type PlanFile = PlanFileFields;

const problemsOf = ({ plan, exercises }: PlanFileFields): Problem[] => [
  ...valueProblems(plan),
  ...dateProblems(plan),
  ...exerciseProblems(plan, exercises),
];

/** Texts whose form alone does not tell whether the product can read them. */
function valueProblems(plan: FilePlan): Problem[] {
  const problems: Problem[] = [];
  const require = (isGood: boolean, field: keyof FilePlan, message: string) => {
    if (!isGood) problems.push([["plan", field], message]);
  };
  for (const field of ["swimDistance", "bikeDistance", "runDistance"] as const) {
    const isGood = normalizeRaceDistance(plan[field]) === plan[field];
    require(isGood, field, "must be miles above 0, such as 6.2");
  }
  const { goalFinishTime: goal } = plan;
  require(sentSwimPace.safeParse(plan.currentSwimPace)
    .success, "currentSwimPace", "must be a pace between 1:00 and 5:00");
  require(sentBikePace.safeParse(plan.currentBikePace)
    .success, "currentBikePace", "must be a speed between 10 and 30");
  require(sentRunPace.safeParse(plan.currentRunPace)
    .success, "currentRunPace", "must be a pace between 5:00 and 16:00");
  require(goal === null ||
    parseFinishTime(goal) !== null, "goalFinishTime", "must be a time such as 02:50:00");
  require(weekOfEntries.safeParse(plan.weeklySchedule)
    .success, "weeklySchedule", "must have each weekday once, with its name");
  return problems;
}

const WEEK = 7;
const DATES =
  "don't fit together: the first week starts on a Sunday within a week of createdOn, and the race is in the last week or on the Sunday after it";

function dateProblems({ createdOn, startDate, raceDate, totalWeeks }: FilePlan): Problem[] {
  const [created, start, race] = [createdOn, startDate, raceDate].map(parseIsoDate);
  if (!created || !start || !race) return [[["plan", "raceDate"], "must be a date"]];
  const lead = daysBetween(created, start);
  const days = daysBetween(start, race);
  const isInLastWeek = days >= (totalWeeks - 1) * WEEK && days <= totalWeeks * WEEK;
  const isGood =
    weekdayOf(start) === 0 &&
    lead >= -6 &&
    lead <= 7 &&
    created < race &&
    days >= 0 &&
    isInLastWeek;
  return isGood ? [] : [[["plan", "startDate"], DATES]];
}

function exerciseProblems({ totalWeeks }: FilePlan, exercises: readonly FileExercise[]): Problem[] {
  const seen = new Set<string>();
  const bricks = Map.groupBy(exercises, ({ brickId, week }) => brickId && `${brickId} ${week}`);
  return exercises.flatMap(({ week, slotKey, brickId }, at) => {
    const problems: Problem[] = [];
    if (week > totalWeeks)
      problems.push([["exercises", at, "week"], `must be at most ${totalWeeks}`]);
    if (seen.has(slotKey))
      problems.push([["exercises", at, "slotKey"], `"${slotKey}" is used twice`]);
    seen.add(slotKey);
    const halves = bricks.get(brickId && `${brickId} ${week}`)?.map(({ type }) => type);
    if (brickId !== null && halves?.toSorted().join(" ") !== "bike run") {
      problems.push([
        ["exercises", at, "brickId"],
        "must be shared by one ride and one run of a week",
      ]);
    }
    return problems;
  });
}
