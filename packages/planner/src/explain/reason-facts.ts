import type { PerDiscipline } from "@triplan/domain";
import { savingByWeek, todaysPaces, pacesByWeek, type WeekPaces } from "../intensity/week-paces.ts";
import type { PlanRequest } from "../plan-types.ts";
import type { SeasonBasis } from "../season/season-basis.ts";

/** What the reasons of all exercises of a plan look at. */
export interface ReasonFacts {
  request: PlanRequest;
  /** Targets of a week, and what they would be without a goal. */
  pacesOf: (week: number) => WeekPaces;
  today: WeekPaces;
  /** Part of each leg's time that the week's targets save. */
  savedIn: (week: number) => PerDiscipline<number>;
}

export const reasonFacts = ({ request, trainingWeeks }: SeasonBasis): ReasonFacts => ({
  request,
  pacesOf: pacesByWeek(request, trainingWeeks),
  today: todaysPaces(request),
  savedIn: savingByWeek(request, trainingWeeks),
});
