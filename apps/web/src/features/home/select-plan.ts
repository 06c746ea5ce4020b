/** A plan as far as the choice of one goes. */
export interface HasId {
  id: number;
}

/** What the user asked for during this visit to Home; `none` leaves it to the rules. */
export type PlanChoice<Plan extends HasId> =
  | { kind: "none" }
  | { kind: "stored"; planId: number }
  | { kind: "made"; plan: Plan };

export interface HomeFacts<Plan extends HasId> {
  /** The user's current plan; undefined for a visitor. */
  currentPlanId: number | null | undefined;
  /** The user's plans, undefined until they are loaded. */
  plans: readonly Plan[] | undefined;
  choice: PlanChoice<Plan>;
  /** True after New Plan, and for a visitor who logs in while creating a plan. */
  isCreating: boolean;
}

export type HomeFace<Plan extends HasId> =
  | { kind: "loading" }
  | { kind: "create" }
  | { kind: "week"; plan: Plan; saveAsCurrent: "no" | "silently" | "and say so" };

/**
 * What Home shows: the plan that was chosen or just created, else the user's current plan, else
 * the only one, else the creation form. A plan becomes the current one where there is none.
 */
export function selectPlan<Plan extends HasId>(facts: HomeFacts<Plan>): HomeFace<Plan> {
  const { currentPlanId, plans, choice } = facts;
  if (currentPlanId === undefined || facts.isCreating) return { kind: "create" };
  const chosen = chosenPlan(choice, plans);
  if (chosen) {
    if (currentPlanId !== null) return week(chosen, "no");
    // A new plan becomes current by itself: its own toast is enough.
    return week(chosen, choice.kind === "made" ? "silently" : "and say so");
  }
  if (!plans) return { kind: "loading" };
  const current = plans.find(({ id }) => id === currentPlanId);
  if (current) return week(current, "no");
  const [only, ...others] = plans;
  const isOnlyOne = only !== undefined && others.length === 0 && currentPlanId === null;
  return isOnlyOne ? week(only, "silently") : { kind: "create" };
}

const week = <Plan extends HasId>(
  plan: Plan,
  saveAsCurrent: "no" | "silently" | "and say so",
): HomeFace<Plan> => ({ kind: "week", plan, saveAsCurrent });

/** A plan that was just made may not be in the list yet; one that is has the newer row there. */
function chosenPlan<Plan extends HasId>(
  choice: PlanChoice<Plan>,
  plans: readonly Plan[] | undefined,
): Plan | undefined {
  if (choice.kind === "none") return undefined;
  const planId = choice.kind === "made" ? choice.plan.id : choice.planId;
  const listed = plans?.find(({ id }) => id === planId);
  return listed ?? (choice.kind === "made" ? choice.plan : undefined);
}
