import { listAcceptedLayers, type PlanKey, type Queryable } from "@triplan/db";
import type { PlanChange, Weekday } from "@triplan/domain";
import type { Proposal } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import {
  revisedRows,
  type NamedExercises,
  type RevisedRows,
} from "../plans/layers/revised-rows.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { newTimeOff } from "../time-off/new-time-off.ts";

/** The exercises that a change names, and the days that it gives them; null for the days of a race. */
const namedBy = ({ exercises, race }: PlanChange): NamedExercises | null =>
  race
    ? null
    : {
        slots: new Set(exercises.map(({ slotKey }) => slotKey)),
        days: new Map(
          exercises.flatMap(({ slotKey, from, day, isLeftOut }): [string, Weekday][] =>
            isLeftOut || from === day ? [] : [[slotKey, day]],
          ),
        ),
      };

/** The stored exercises with one more change. Read-only. */
export async function rowsWithChange(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { change, today }: { change: PlanChange; today: AuthedContext["today"] },
): Promise<RevisedRows> {
  const before = await listAcceptedLayers(db, key);
  const race = before.races.find(({ date }) => date === change.race?.date);
  return revisedRows(db, key, generated, {
    before,
    after: { ...before, changes: [...before.changes, change] },
    placements: race?.placementsBefore ?? {},
    change: namedBy(change),
    today,
  });
}

const NO_CHANGE = { weeks: [], exercises: [], newEditionFrom: null };

/** What accepting a proposal would do to the plan. Read-only. */
export async function proposalEffect(
  ctx: AuthedContext,
  generated: GeneratedPlan,
  { effect, sentence }: Pick<Proposal, "effect" | "sentence">,
): Promise<PlanEffect> {
  const { plan } = generated;
  const key = { userId: ctx.userId, planId: plan.id };
  const { today } = ctx;
  if (effect === null) return { headline: sentence, ...NO_CHANGE };
  if ("timeOff" in effect) {
    const change = { timeOff: effect.timeOff, today };
    const { outcome } = await newTimeOff(ctx.db, key, generated, change);
    return { ...outcome, headline: sentence };
  }
  const revised = await rowsWithChange(ctx.db, key, generated, { change: effect.change, today });
  return { headline: sentence, ...planEffect(plan, revised, null) };
}
