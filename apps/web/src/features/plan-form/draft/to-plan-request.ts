import {
  addDays,
  IDEAL_WEEKS,
  meters,
  scheduleProblem,
  type IsoDate,
  type Thresholds,
} from "@triplan/domain";
import { currentTrainingOf, newPlanRequest, type PlanRequest } from "@triplan/plan-engine";
import { firstDay, planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";
import { trainingNow } from "./training-now.ts";

/** Race date for the preview while none is chosen. */
const assumedRaceDate = (values: PlanValues, today: IsoDate): IsoDate =>
  addDays(today, 7 * IDEAL_WEEKS[values.raceType].to);

/**
 * The server's request for these values, or null without distances or training days. Without a race
 * date it uses the race's ideal length. `thresholds` are the athlete's recorded ones.
 */
export function toPlanRequest(
  values: PlanValues,
  today: IsoDate,
  thresholds?: Thresholds,
): PlanRequest | null {
  const { distances, raceDate, paces, experience, goalFinish } = planFacts(values, today);
  if (!distances || scheduleProblem(values.weeklySchedule)) return null;
  const plan = {
    raceType: values.raceType,
    distances,
    raceDate: raceDate ?? assumedRaceDate(values, firstDay(values, today)),
    level: experience.level,
    paces,
    goalFinish,
    now: currentTrainingOf(trainingNow(values)),
    schedule: values.weeklySchedule,
    optimiseLoad: values.optimiseLoad,
    poolLength: meters(values.poolLengthMeters),
    ...(values.follows && { raceBefore: values.follows.raceBefore }),
  };
  return { ...newPlanRequest(plan, today), ...(thresholds && { thresholds }) };
}
