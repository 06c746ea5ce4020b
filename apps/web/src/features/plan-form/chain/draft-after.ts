import { isoDate } from "@triplan/domain";
import type { PlanRow } from "../../../shared/network/trpc.ts";
import { valuesOfPlan } from "../draft/draft-of-plan.ts";
import type { Follows } from "../draft/follows.ts";
import type { PlanDraft } from "../draft/plan-draft.ts";
import { thresholdsOf } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";

/** What the server hands over to a plan that follows. */
export type CarriedOver = Pick<
  PlanValues,
  "hoursNow" | "longestRunNow" | "longestRideNow" | "longestSwimNow"
> & { raceBefore: Omit<Follows["raceBefore"], "raceDate"> & { raceDate: string } };

/** A draft of the plan after this one: its paces, week and pool, and what was trained for it. */
export function draftAfter(plan: PlanRow, { raceBefore, ...now }: CarriedOver): PlanDraft {
  const values: PlanValues = {
    ...valuesOfPlan(plan),
    ...now,
    name: "",
    raceDate: "",
    goalFinishTime: 0,
    follows: {
      planId: plan.id,
      name: plan.name,
      raceBefore: { ...raceBefore, raceDate: isoDate(raceBefore.raceDate) },
    },
  };
  return {
    ownerId: plan.userId,
    values,
    thresholds: thresholdsOf(values),
    isNameEdited: false,
    hasOwnPaces: true,
    isEdited: false,
    filledFrom: plan.name,
    way: null,
  };
}
