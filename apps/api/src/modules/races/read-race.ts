import type { NamedRaceInput } from "@triplan/contract";
import { findPlanRace, listThresholds, listTimeOff, listUnmatchedActivities } from "@triplan/db";
import {
  racePartsOf,
  racePerformances,
  recordedSplits,
  sportsOf,
  type IsoDate,
  type RaceLeg,
  type RacePerformance,
  type RaceResult,
  type Seconds,
} from "@triplan/domain";
import { isCancelled, predictRaceParts } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { forecastBasis, forecastError } from "../race-day/race-forecast.ts";
import { resultOf, resultQuestions, type ResultQuestion } from "../race-day/result-questions.ts";
import { listedRace, type ListedRace } from "./listed-race.ts";
import { raceNotFound } from "./race-not-found.ts";

/** A race on the way with its times and what was raced. */
export interface RaceOnTheWay {
  planId: number;
  race: Omit<ListedRace, "effect">;
  raceDate: IsoDate;
  /** The parts that have a time, in order. */
  parts: RaceLeg[];
  times: {
    predicted: Partial<Record<RaceLeg, Seconds>>;
    errorPercent: number;
    goalSeconds: Seconds | null;
  };
  result: RaceResult | null;
  recorded: Partial<Record<RaceLeg, Seconds>>;
  tests: ResultQuestion<RacePerformance>[];
}

/** A race on the way: prediction by the thresholds before it, and the result after it. */
export async function readRace(
  ctx: AuthedContext,
  { planId, raceId }: NamedRaceInput,
): Promise<RaceOnTheWay> {
  const { db, userId } = ctx;
  const plan = await getPlan(ctx, planId);
  const row = await findPlanRace(db, { userId, planId, raceId });
  if (!row) throw raceNotFound();
  const { date } = row;
  const [records, activities, timeOff] = await Promise.all([
    listThresholds(db, userId),
    listUnmatchedActivities(db, { userId, from: date, to: date }),
    listTimeOff(db, { userId, planId }),
  ]);
  const { request, before } = forecastBasis(plan, records, date);
  const parts = [...racePartsOf(row)];
  const result = resultOf(row);
  const recorded = recordedSplits(activities);
  return {
    planId,
    race: listedRace({ plan, request }, row, isCancelled(row, timeOff)),
    raceDate: date,
    parts,
    times: {
      predicted: predictRaceParts(request, row),
      errorPercent: forecastError(before, sportsOf(row)),
      goalSeconds: row.goalSeconds,
    },
    result,
    recorded: Object.fromEntries(
      parts.flatMap((part) => (recorded[part] === undefined ? [] : [[part, recorded[part]]])),
    ),
    tests: resultQuestions(result ? racePerformances(row, result) : [], date, records),
  };
}
