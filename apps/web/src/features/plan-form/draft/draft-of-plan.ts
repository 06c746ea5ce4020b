import { isoDate, poolLengthOf } from "@triplan/domain";
import { planRequestOf, racePacesOf } from "@triplan/plan-engine";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import type { ChosenWay, PlanDraft } from "./plan-draft.ts";
import { thresholdsOf } from "./plan-facts.ts";
import { withPaces, type PlanValues } from "./plan-values.ts";

/** The form's values of a stored plan. */
export function valuesOfPlan(plan: PlanRow): PlanValues {
  const { paces, goalFinish } = planRequestOf(plan);
  return {
    name: plan.name,
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    raceDate: isoDate(plan.raceDate),
    currentSwimPace: paces.swim,
    currentBikePace: paces.bike,
    currentRunPace: paces.run,
    goalFinishTime: (goalFinish ?? 0) / 60,
    hoursNow: plan.hoursNow,
    longestRunNow: plan.longestRunNow,
    longestRideNow: plan.longestRideNow,
    longestSwimNow: plan.longestSwimNow,
    skipsTrainingNow: false,
    poolLengthMeters: poolLengthOf(plan.poolLengthMeters),
    weeklySchedule: plan.weeklySchedule,
    optimiseLoad: plan.optimiseLoad,
  };
}

/** A draft with a stored plan's values after a way out; another race keeps the plan's thresholds. */
export function draftOf(plan: PlanRow, way: ChosenWay): PlanDraft {
  const { before, after: values } = way;
  const thresholds = thresholdsOf(before);
  const isOtherRace = values.raceType !== plan.raceType;
  return {
    ownerId: plan.userId,
    values: isOtherRace ? withPaces(values, racePacesOf(values.raceType, thresholds)) : values,
    thresholds,
    isNameEdited: true,
    hasOwnPaces: true,
    isEdited: false,
    filledFrom: plan.name,
    way,
  };
}
