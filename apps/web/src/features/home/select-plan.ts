/** The part of a plan that its selection needs. */
export interface HasId {
  id: number;
}

/** The user's choice during this visit; `none` applies the default rules. */
export type PlanChoice<Plan extends HasId> =
  | { kind: "none" }
  | { kind: "stored"; planId: number }
  | { kind: "made"; plan: Plan };

export interface HomeFacts<Plan extends HasId> {
  /** Undefined for a visitor. */
  currentPlanId: number | null | undefined;
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  choice: PlanChoice<Plan>;
  /** True after New Plan, and for a visitor who logs in while creating a plan. */
  isCreating: boolean;
}

export type HomeView<Plan extends HasId> =
  | { kind: "loading" }
  | { kind: "create" }
  | { kind: "week"; plan: Plan; saveAsCurrent: "no" | "silently" | "with a toast" };

/**
 * View of the Dashboard: the chosen or created plan, else the current one, else the only one, else
 * the form. A shown plan becomes current if there is no current plan.
 */
export function selectPlan<Plan extends HasId>(facts: HomeFacts<Plan>): HomeView<Plan> {
  const { currentPlanId, plans, choice } = facts;
  if (currentPlanId === undefined || facts.isCreating) return { kind: "create" };
  const chosen = chosenPlan(choice, plans);
  if (chosen) {
    if (currentPlanId !== null) return week(chosen, "no");
    // No toast for a created plan that becomes current: creation has its own.
    return week(chosen, choice.kind === "made" ? "silently" : "with a toast");
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
  saveAsCurrent: "no" | "silently" | "with a toast",
): HomeView<Plan> => ({ kind: "week", plan, saveAsCurrent });

/** Prefers the listed row, which is newer; a plan just created may not be listed yet. */
function chosenPlan<Plan extends HasId>(
  choice: PlanChoice<Plan>,
  plans: readonly Plan[] | undefined,
): Plan | undefined {
  if (choice.kind === "none") return undefined;
  const planId = choice.kind === "made" ? choice.plan.id : choice.planId;
  const listed = plans?.find(({ id }) => id === planId);
  return listed ?? (choice.kind === "made" ? choice.plan : undefined);
}
