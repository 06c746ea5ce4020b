import type { PlanChange } from "@triplan/domain";
import {
  applyAdjustments,
  applyChanges,
  applyRaces,
  applyTimeOff,
  holdRungs,
  scaleTaper,
  type AcceptedRace,
  type AcceptedTimeOff,
  type Adjustment,
  type PlanWithRaces,
} from "@triplan/plan-engine";
import type { GeneratedPlan } from "./edition/generated-plan.ts";
import { climbingExercises } from "./rows/missed-now.ts";
import { progressOf, type StoredRow } from "./rows/stored-exercise.ts";
import { withFixes, type PlanWithFixes } from "./with-fixes.ts";
import { withSwaps } from "./with-swaps.ts";

type Generated = Pick<GeneratedPlan, "request" | "base" | "edition">;

/** What the athlete added to the plan, in the order of acceptance. */
export interface PlanLayers {
  timeOff: readonly AcceptedTimeOff[];
  races: readonly AcceptedRace[];
  changes: readonly PlanChange[];
}

export interface Revision {
  stored: readonly StoredRow[];
  adjustments: readonly Adjustment[];
  layers: PlanLayers;
  /** Slots of what had been missed when the plan was last written as a whole, or is missed by now. */
  missed: readonly string[];
  /** The first week that is written. */
  fromWeek: number;
}

/**
 * The generated plan on the rungs that the athlete has reached, with its adjustments, time off,
 * races on the way and accepted changes. What was missed and swapped in weeks of an earlier engine says nothing
 * about this one's ladders.
 */
export function requestedPlan(
  { request, base, edition }: Generated,
  { stored, adjustments, layers, missed, fromWeek }: Revision,
): PlanWithRaces {
  const rows = climbingExercises(stored, edition);
  const held = edition.isEarlier
    ? base
    : holdRungs(request, base, { rows, missed: new Set(missed), fromWeek });
  const progress = progressOf(stored, edition);
  const adjusted = applyAdjustments(request, held, adjustments, progress);
  const away = applyTimeOff(request, adjusted, layers.timeOff, progress);
  const raced = applyRaces(request, away, layers, progress);
  const changed = applyChanges(request, raced, layers, progress);
  return scaleTaper(request, { planned: away, raced, changed, ...layers }, progress);
}

export type RevisedPlan = PlanWithFixes & PlanWithRaces;

/** The requested plan with the athlete's swaps and fixes. */
export function revisedPlan(generated: Generated, revision: Revision): RevisedPlan {
  const { request, edition } = generated;
  const { stored, fromWeek } = revision;
  const from = { isEarlier: edition.isEarlier, fromWeek };
  const requested = requestedPlan(generated, revision);
  const swapped = withSwaps(request, requested, stored, from);
  const { moved, raced } = requested;
  return { ...withFixes(request, swapped, stored, from), moved, raced };
}
