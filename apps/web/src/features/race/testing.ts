import {
  isoDate,
  raceChecklist,
  raceFuel,
  raceMorning,
  racePacing,
  raceTimes,
  seconds,
  type Thresholds,
} from "@triplan/domain";
import { currentRacePaces, planRequestOf } from "@triplan/plan-engine";
import { planRow } from "../../shared/testing/rows.ts";
import type { RaceDay } from "./model/race-types.ts";

interface RaceSetup {
  goalSeconds?: number | null;
  reachable?: number;
  thresholds?: Thresholds;
}

/** The race of `planRow(7)`, an olympic one on Saturday, 8 May 2027. */
export function raceDay(
  { goalSeconds = null, reachable = 10_000, thresholds = {} }: RaceSetup = {},
  over: Partial<RaceDay> = {},
): RaceDay {
  const request = planRequestOf(planRow(7));
  const { raceType, distances } = request;
  const goalFinish = goalSeconds === null ? null : seconds(goalSeconds);
  const times = raceTimes({
    distances,
    paces: currentRacePaces(request),
    goalFinish,
    reachableFinish: seconds(reachable),
  });
  const { paced, predicted } = times;
  return {
    planId: 7,
    raceDate: isoDate("2027-05-08"),
    startsAt: null,
    times: { ...times, errorPercent: 5, goalSeconds: goalFinish },
    cutoffs: null,
    pacing: racePacing({ raceType, distances, paced, predicted, thresholds }),
    fuel: raceFuel(paced),
    morning: raceMorning(raceType, paced),
    checklist: raceChecklist(raceType).map(({ group, items }) => ({
      group,
      items: items.map((item) => ({ ...item, isChecked: false })),
    })),
    result: null,
    recorded: {},
    tests: [],
    ...over,
  };
}
