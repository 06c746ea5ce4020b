import { listAcceptedLayers, type PlanKey, type Queryable, type TimeOffRow } from "@triplan/db";
import { DomainError, timeOffProblem, type FieldIssue, type TimeOff } from "@triplan/domain";
import type { AcceptedTimeOff } from "@triplan/plan-engine";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { addedHeadline } from "./headlines.ts";
import { revisedRows, type RevisedRows } from "../plans/layers/revised-rows.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";

/** What new time off would do; `same` if the plan has it already. */
export interface NewTimeOff {
  same: TimeOffRow | null;
  accepted: AcceptedTimeOff;
  revised: RevisedRows;
  outcome: PlanEffect;
}

/** The effect of more time off on the plan. Read-only. Throws if the plan can't take it. */
export async function newTimeOff(
  db: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { timeOff, today }: { timeOff: TimeOff; today: AcceptedTimeOff["acceptedOn"] },
): Promise<NewTimeOff> {
  const { plan, base, edition } = generated;
  const before = await listAcceptedLayers(db, key);
  const same = before.timeOff.find((row) => isSame(row, timeOff)) ?? null;
  const problem = same ? null : timeOffProblem(plan, timeOff, before.timeOff, today);
  if (problem) throw refusal(problem);
  const accepted = { ...timeOff, acceptedOn: today };
  const after = same ? before : { ...before, timeOff: [...before.timeOff, accepted] };
  const revised = await revisedRows(db, key, generated, {
    before,
    after,
    placements: {},
    change: null,
    today,
  });
  const changes = planEffect(plan, revised, edition.isEarlier ? edition.fromWeek : null);
  const headline = same ? "This time off is in your plan." : addedHeadline(timeOff, changes, base);
  return { same, accepted, revised, outcome: { headline, ...changes } };
}

export const refusal = (issue: FieldIssue): DomainError =>
  new DomainError("rule_broken", issue.message, { issues: [issue] });

const isSame = (a: TimeOff, b: TimeOff): boolean =>
  a.kind === b.kind &&
  a.fromDate === b.fromDate &&
  a.toDate === b.toDate &&
  a.minutesPerDay === b.minutesPerDay &&
  a.symptoms === b.symptoms &&
  a.sports.join() === b.sports.join();
