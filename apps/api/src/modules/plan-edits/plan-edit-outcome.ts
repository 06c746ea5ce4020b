import {
  listPlanRevisions,
  type PlanKey,
  type PlanRevisionRow,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, DomainError, type DoneWeek, type IsoDate } from "@triplan/domain";
import { planRequestOf } from "@triplan/plan-engine";
import { composedPlan, type ComposedRevision } from "../plans/edition/composed-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { planEdition } from "../plans/edition/plan-edition.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { listStoredRows } from "../plans/rows/stored-exercise.ts";
import { doneWeeks } from "./done-weeks.ts";
import { isSameRace } from "./edited-race.ts";
import { editedRows, type EditedRows } from "./edited-rows.ts";
import type { EditedTerms } from "./edited-terms.ts";
import { refuseForRaces } from "./refuse-for-races.ts";

type EditedPlan = Omit<GeneratedPlan, "revisions">;

/** What a change of a plan's terms does to its exercises. */
export interface PlanEditOutcome {
  generated: EditedPlan;
  edited: EditedRows;
  doneWeeks: readonly DoneWeek[];
  effect: PlanEffect;
}

const MAX_REVISIONS = 50;

/** The effect of a change of the plan. Read-only. Throws for a plan with too many changes. */
export async function planEditOutcome(
  db: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { today, ...asked }: EditedTerms & { today: IsoDate },
): Promise<PlanEditOutcome> {
  const revisions = await listPlanRevisions(db, key);
  if (revisions.length >= MAX_REVISIONS) {
    const message = `You have changed this plan ${MAX_REVISIONS} times. Create a new one instead.`;
    throw new DomainError("conflict", message);
  }
  const { fromWeek, termsBefore, terms, sentence } = asked;
  const week = currentWeek(plan.startDate, today, plan.totalWeeks);
  // What was done since says nothing about a change that keeps the minutes.
  const done = asked.keepsMinutes
    ? (revisions.at(-1)?.doneWeeks ?? [])
    : doneWeeks(await listStoredRows(db, key), week);
  const revision = { fromWeek, termsBefore, doneWeeks: done };
  const changed = { ...plan, ...terms };
  const generated = await composed(db, changed, [...revisions, revision], today);
  if (asked.isOtherRace) await refuseForRaces(db, key, generated, today);
  const change = { before: plan, fromWeek, placements: {}, today };
  const edited = await editedRows(db, key, generated, change);
  const effect = effectOf(generated, edited);
  const headline = `${sentence}. ${countSentence(effect)}`;
  return { generated, edited, doneWeeks: done, effect: { headline, ...effect } };
}

/** A plan without its last change. */
export interface UndoneEdit extends Omit<PlanEditOutcome, "doneWeeks"> {
  revision: PlanRevisionRow;
}

/** The effect of undoing the plan's last change. Read-only. Throws if it is not the last one any more. */
export async function undoneEdit(
  db: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { revisionId, today }: { revisionId: number; today: IsoDate },
): Promise<UndoneEdit> {
  const revisions = await listPlanRevisions(db, key);
  const revision = revisions.at(-1);
  if (revision?.id !== revisionId) {
    throw new DomainError("conflict", "Your plan has changed since. Check it and try again.");
  }
  const restored = { ...plan, ...revision.termsBefore };
  if (restored.raceDate < today && restored.raceDate !== plan.raceDate) {
    throw new DomainError("conflict", "The race date before this change has passed, so it stays.");
  }
  const generated = await composed(db, restored, revisions.slice(0, -1), today);
  if (!isSameRace(plan, restored)) await refuseForRaces(db, key, generated, today);
  const { fromWeek, placementsBefore: placements, exercisesBefore: exercises } = revision;
  const edited = await editedRows(db, key, generated, {
    before: plan,
    fromWeek,
    placements,
    exercises,
    undone: revision,
    today,
  });
  const effect = effectOf(generated, edited);
  return { revision, generated, edited, effect: { headline: countSentence(effect), ...effect } };
}

async function composed(
  db: Queryable,
  plan: TrainingPlanRow,
  revisions: readonly ComposedRevision[],
  today: IsoDate,
): Promise<EditedPlan> {
  const edition = await planEdition(db, plan, today);
  return { plan, request: planRequestOf(plan), edition, base: composedPlan(plan, revisions) };
}

const effectOf = ({ plan, edition }: EditedPlan, edited: EditedRows) =>
  planEffect(plan, edited, edition.isEarlier ? edition.fromWeek : null);

function countSentence({ exercises }: Pick<PlanEffect, "exercises">): string {
  const count = exercises.length;
  if (count === 0) return "Nothing in your plan has to change.";
  return count === 1 ? "One exercise changes." : `${count} exercises change.`;
}
