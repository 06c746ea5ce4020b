import {
  addDays,
  predictedRaceSeconds,
  RACE_KINDS,
  raceSize,
  typedSports,
  miles,
  type RaceLegs,
} from "@triplan/domain";
import * as fc from "fast-check";
import { thresholdPaces } from "../intensity/index.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import type { AcceptedRace } from "../revise/index.ts";

type RaceOf = (
  request: Pick<PlanRequest, "startDate" | "totalWeeks" | "raceDate" | "raceType" | "paces">,
) => AcceptedRace | null;

const LEGS = { swim: miles(1), bike: miles(20), run: miles(5) } as const;

/** A race on the way; null where the plan can't hold it. Days count from the plan's first Sunday. */
export const arbPlanRace: fc.Arbitrary<RaceOf> = fc
  .record({
    kind: fc.constantFrom(...RACE_KINDS),
    priority: fc.constantFrom("B" as const, "C" as const),
    day: fc.nat(),
    acceptedBefore: fc.integer({ min: 0, max: 200 }),
  })
  .map(
    ({ kind, priority, day, acceptedBefore }): RaceOf =>
      ({ startDate, totalWeeks, raceDate, raceType, paces }) => {
        const date = addDays(startDate, day % (7 * totalWeeks));
        const distances: RaceLegs = Object.fromEntries(
          typedSports(kind).map((sport) => [sport, LEGS[sport]]),
        );
        const expectedMinutes = Math.round(
          predictedRaceSeconds({ kind, distances }, thresholdPaces(raceType, paces)) / 60,
        );
        if (date >= raceDate || raceSize(kind, expectedMinutes) === null) return null;
        const acceptedOn = addDays(date, -acceptedBefore);
        const name = `${kind} of day ${day}`;
        return {
          name,
          date,
          priority,
          kind,
          distances,
          goalSeconds: null,
          expectedMinutes,
          acceptedOn,
        };
      },
  );
