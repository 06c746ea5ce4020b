import { currentWeek } from "@triplan/domain";
import { seasonBasis } from "../season/index.ts";
import { anotherDay } from "./another-day.ts";
import { changePlan } from "./change-plan.ts";
import { daysOff } from "./days-off.ts";
import { lighterNow } from "./lighter-now.ts";
import { missedExercises } from "./missed-exercises.ts";
import { racesNotStarted } from "./race-not-started.ts";
import type { Proposal, ProposalFacts } from "./proposal.ts";
import { safeSteps } from "./safe-step.ts";

/**
 * What the athlete may want to change after what was done and missed, the most important first; no exercise is in two
 * of them. Nothing before the first and after the last day of the plan. The same facts give the same proposals.
 */
export function propose(facts: ProposalFacts): Proposal[] {
  const { today, request } = facts;
  if (today < request.createdOn || today >= request.raceDate) return [];
  const week = currentWeek(request.startDate, today, request.totalWeeks);
  const season = seasonBasis(request);
  const { frames } = season;
  const frame = frames[week - 1];
  if (!frame) return [];
  const back = daysOff(facts);
  const steps = safeSteps(facts);
  const raceDays = racesNotStarted(facts);
  const lighter = back.length === 0 ? lighterNow(facts, frames, slotsOf(steps)) : [];
  // What was missed on days off or before lighter ones is not moved as well.
  const isUsual = back.length + lighter.length === 0;
  const missed = isUsual ? missedExercises(facts, frame) : [];
  return distinct([
    ...steps,
    ...back,
    ...changePlan(facts, season),
    ...raceDays,
    ...lighter,
    ...missed,
    ...(isUsual ? anotherDay(facts, frames) : []),
  ]);
}

const slotsOf = (proposals: readonly Proposal[]): ReadonlySet<string> =>
  new Set(proposals.flatMap(({ effect }) => namedBy(effect)));

/** The exercises that an effect names. */
const namedBy = (effect: Proposal["effect"]): string[] =>
  effect && "change" in effect ? effect.change.exercises.map(({ slotKey }) => slotKey) : [];

/** A proposal about exercises that an earlier one changes has to wait. */
function distinct(proposals: readonly Proposal[]): Proposal[] {
  const taken = new Set<string>();
  return proposals.filter(({ effect }) => {
    const slots = namedBy(effect);
    if (slots.some((slotKey) => taken.has(slotKey))) return false;
    for (const slotKey of slots) taken.add(slotKey);
    return true;
  });
}
