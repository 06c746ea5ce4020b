import type { PublicUser, SharedPlan } from "../../../shared/network/trpc.ts";
import { changeDraft } from "../draft/draft-changes.ts";
import { openDraft, type PlanDraft } from "../draft/plan-draft.ts";

/** A draft with the race and the week of a shared plan; race day and paces are the reader's own. */
export function draftOfShared(plan: SharedPlan, user: PublicUser | null): PlanDraft {
  const draft = changeDraft(openDraft(user), (values) => ({
    ...values,
    raceType: plan.raceType,
    swimDistance: plan.swimDistance,
    bikeDistance: plan.bikeDistance,
    runDistance: plan.runDistance,
    weeklySchedule: plan.weeklySchedule,
    optimiseLoad: plan.optimiseLoad,
  }));
  return { ...draft, isEdited: false, filledFrom: plan.name };
}
