import {
  predictedRaceSeconds,
  type PlanRace,
  type RaceKind,
  type RaceType,
  type Seconds,
} from "@triplan/domain";
import { currentRacePaces, racePacesOf, thresholdPaces } from "../../intensity/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";

/** The triathlon that is raced at about the same effort. */
const EFFORT_OF = {
  sprint: "sprint",
  olympic: "olympic",
  "70.3": "70.3",
  ironman: "ironman",
  "5k": "sprint",
  "10k": "sprint",
  "half-marathon": "olympic",
  marathon: "70.3",
  run: "olympic",
  ride: "olympic",
  swim: "olympic",
  duathlon: "olympic",
  aquathlon: "sprint",
} as const satisfies Record<RaceKind, RaceType>;

/** Finish of a race on the way at the athlete's present form. */
export function predictRace(
  request: PlanRequest,
  race: Pick<PlanRace, "kind" | "distances">,
): Seconds {
  const thresholds = thresholdPaces(request.raceType, currentRacePaces(request));
  return predictedRaceSeconds(race, racePacesOf(EFFORT_OF[race.kind], thresholds));
}
