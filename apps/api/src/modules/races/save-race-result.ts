import type { NamedRaceInput, SaveOtherResultInput } from "@triplan/contract";
import { findPlanRace, inTransaction, savePlanRaceResult, type PlanRaceRow } from "@triplan/db";
import {
  completeResult,
  racePartsOf,
  raceResultProblem,
  refusedField,
  type RaceResult,
} from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { refuseBefore } from "../race-day/save-result.ts";
import { raceNotFound } from "./race-not-found.ts";
import { readRace, type RaceOnTheWay } from "./read-race.ts";

/** Stores what the athlete raced on the way. Throws `rule_broken` before race day and for contradictions. */
export const saveOtherResult = (
  ctx: AuthedContext,
  { planId, raceId, result }: SaveOtherResultInput,
): Promise<RaceOnTheWay> =>
  writeResult(ctx, { planId, raceId }, (race) => {
    refuseBefore(race.date, ctx.today);
    const parts = racePartsOf(race);
    const complete = completeResult(result, parts);
    const problem = raceResultProblem(complete, parts);
    if (problem) throw refusedField(problem.path, problem.message);
    return complete;
  });

/** Removes the result; the race stays. */
export const deleteOtherResult = (
  ctx: AuthedContext,
  input: NamedRaceInput,
): Promise<RaceOnTheWay> => writeResult(ctx, input, () => null);

async function writeResult(
  ctx: AuthedContext,
  input: NamedRaceInput,
  resultFor: (race: PlanRaceRow) => RaceResult | null,
): Promise<RaceOnTheWay> {
  const key = { userId: ctx.userId, ...input };
  await inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, key);
    const race = await findPlanRace(trx, key);
    if (!race) throw raceNotFound();
    await savePlanRaceResult(trx, key, resultFor(race));
  });
  return readRace(ctx, input);
}
