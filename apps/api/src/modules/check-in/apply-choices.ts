import type { CheckInChoicesInput } from "@triplan/contract";
import {
  insertCheckIn,
  recordDecision,
  type CheckInRow,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { DomainError, type CheckInChoice, type Weekday } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { listStoredRows, type StoredRow } from "../plans/rows/stored-exercise.ts";
import { acceptProposal } from "../proposals/accept-proposal.ts";
import { chosenChange, isWithoutAlternative } from "../proposals/chosen-change.ts";
import { readProposals } from "../proposals/read-proposals.ts";
import { answersByWeek } from "./week-answers-of.ts";

export interface AppliedChoices {
  checkIn: CheckInRow;
  /** What all choices change together. */
  effect: PlanEffect;
}

/**
 * Saves a check-in on a locked plan and changes the plan as its choices say, one after another. Throws `conflict` if one of
 * them no longer applies.
 */
export async function applyChoices(
  ctx: AuthedContext & { db: Queryable },
  key: PlanKey,
  generated: GeneratedPlan,
  input: CheckInChoicesInput & { readiness: number | null },
): Promise<AppliedChoices> {
  const { db, today } = ctx;
  const before = await listStoredRows(db, key);
  const weekAnswers = answersByWeek(input.weekAnswers);
  const { all } = await readProposals(ctx, generated.plan, weekAnswers);
  const choices: CheckInChoice[] = [];
  for (const { key: proposalKey, answer } of input.choices) {
    const proposal = all.find((each) => each.key === proposalKey);
    if (!proposal || isWithoutAlternative(proposal, answer)) {
      throw new DomainError("conflict", NO_LONGER);
    }
    const decidedAt = ctx.now.toISOString();
    await recordDecision(db, { ...key, proposalKey, answer, decidedAt });
    const chosen = chosenChange(proposal, answer);
    const undo = chosen
      ? await acceptProposal(db, key, generated, { proposal: chosen, today })
      : { layerId: null, timeOffId: null };
    const { layerId, timeOffId } = undo;
    choices.push({ key: proposalKey, answer, layerId, timeOffId });
  }
  const checkIn = await insertCheckIn(db, {
    userId: key.userId,
    trainingPlanId: key.planId,
    weekStart: input.weekStart,
    weekAnswers: JSON.stringify(weekAnswers),
    choices: JSON.stringify(choices),
    readiness: input.readiness,
  });
  const changes = effectOf(generated, before, await listStoredRows(db, key));
  return { checkIn, effect: { headline: headlineOf(changes), ...changes } };
}

const NO_LONGER =
  "One of the proposals no longer applies. Nothing is saved; look at the page again.";

/** The difference between the exercises before and after. */
export function effectOf(
  { plan }: Pick<GeneratedPlan, "plan">,
  stored: readonly StoredRow[],
  after: readonly StoredRow[],
): Omit<PlanEffect, "headline"> {
  const next = new Map(after.map((row) => [row.slotKey, row]));
  const days = new Map(
    stored.flatMap((row): [string, Weekday | null][] => {
      const day = next.get(row.slotKey)?.day ?? null;
      return day === row.day ? [] : [[row.slotKey, day]];
    }),
  );
  const rows = after.map((row) => ({
    ...row,
    baseDuration: row.duration,
    baseIntensity: row.intensity,
    baseTemplateId: row.templateId,
  }));
  return planEffect(plan, { stored, rows, days }, null);
}

function headlineOf({ exercises }: Pick<PlanEffect, "exercises">): string {
  const count = exercises.length;
  if (count === 0) return "Your plan stays as it is.";
  const weeks = [...new Set(exercises.map(({ week }) => week))];
  const where = weeks.length === 1 ? `week ${weeks[0]}` : `weeks ${weeks[0]} to ${weeks.at(-1)}`;
  return `${count} ${count === 1 ? "exercise changes" : "exercises change"} in ${where}.`;
}
