import {
  finishOf,
  predictedParts,
  type PlanRace,
  type RaceLeg,
  type Seconds,
} from "@triplan/domain";
import { currentRacePaces, thresholdPaces } from "../../intensity/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";

type Course = Pick<PlanRace, "kind" | "distances">;

/** Whole seconds of each part of a race on the way at the athlete's present form. */
export const predictRaceParts = (
  request: PlanRequest,
  race: Course,
): Partial<Record<RaceLeg, Seconds>> =>
  predictedParts(race, thresholdPaces(request.raceType, currentRacePaces(request)));

/** Finish of a race on the way at the athlete's present form. */
export const predictRace = (request: PlanRequest, race: Course): Seconds =>
  finishOf(predictRaceParts(request, race));
