import { addDays, isOfDiscipline, type IsoDate } from "@triplan/domain";
import { nextLongest } from "../week/index.ts";
import type { ProposalFacts } from "./proposal.ts";

/** Days that limit the next longest run and ride. */
export const WINDOW_DAYS = 30;

/** The longest run or ride of the last 30 days, and how long the next one may be. */
export interface LongestDone {
  /** Minutes. */
  longest: number;
  /** Minutes, on the plan's grid. */
  allowed: number;
}

/**
 * What was really done decides for the days behind, what is planned for the days ahead until `date`. Null while
 * nobody knows: in the first 30 days of a plan, and after weeks without a record or an answer.
 */
export function longestDone(
  { today, request, exercises, done }: ProposalFacts,
  discipline: "run" | "bike",
  date: IsoDate,
): LongestDone | null {
  const from = addDays(date, -WINDOW_DAYS);
  if (from < request.createdOn) return null;
  const isUnknown = exercises.some(
    ({ exercise, state, dueDate }) =>
      state === "unanswered" && exercise.type === discipline && dueDate >= from,
  );
  if (isUnknown) return null;
  const recorded = done.filter((each) => each.date >= from && isOfDiscipline(discipline, each));
  const ahead = exercises.filter(
    ({ exercise, state }) =>
      state === "open" &&
      exercise.type === discipline &&
      exercise.date >= today &&
      exercise.date < date,
  );
  const longest = Math.round(
    Math.max(
      0,
      ...recorded.map(({ minutes }) => minutes),
      ...ahead.map(({ exercise }) => exercise.duration),
    ),
  );
  return { longest, allowed: nextLongest(discipline, longest) };
}
