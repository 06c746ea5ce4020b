import { dateInWeek, predictFinish, type RaceSeason } from "@triplan/domain";
import { currentRacePaces } from "@triplan/plan-engine";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";

/** What the plan's own race allows beside it. */
export function raceSeason({
  plan,
  request,
  base,
}: Pick<GeneratedPlan, "plan" | "request" | "base">): RaceSeason {
  const taper = base.weeks.find(({ phase }) => phase === "taper" || phase === "race");
  const { startDate, raceDate } = plan;
  return {
    startDate,
    raceDate,
    raceMinutes: predictFinish(request.distances, currentRacePaces(request)) / 60,
    taperFrom: taper ? dateInWeek(startDate, taper.week, 0) : raceDate,
  };
}
