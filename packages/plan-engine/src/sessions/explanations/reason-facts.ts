import type { PerDiscipline } from "@triplan/domain";
import { pacesByWeek, savingByWeek, todaysPaces, type WeekPaces } from "../../intensity/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import type { SeasonBasis } from "../../season/index.ts";

/** Plan data that the reasons read. */
export interface ReasonFacts {
  request: PlanRequest;
  /** Targets of a week, with and without the goal. */
  pacesOf: (week: number) => WeekPaces;
  today: WeekPaces;
  /** Share of each leg's time that the week's targets save. */
  savedIn: (week: number) => PerDiscipline<number>;
}

export const reasonFacts = ({ request, trainingWeeks }: SeasonBasis): ReasonFacts => ({
  request,
  pacesOf: pacesByWeek(request, trainingWeeks),
  today: todaysPaces(request),
  savedIn: savingByWeek(request, trainingWeeks),
});
