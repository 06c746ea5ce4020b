import type { HasId, PlanChoice } from "./select-plan.ts";

/** State of one visit to the Dashboard, until another page opens. */
export interface HomeVisit<Plan extends HasId> {
  /** Owner of this state; null for a visitor. */
  userId: number | null;
  /** The last known current plan. */
  currentPlanId: number | null;
  choice: PlanChoice<Plan>;
  /** True from a visitor's arrival until a plan is created, so that a login keeps the form open. */
  cameAsVisitor: boolean;
  /** Counts chosen and created plans; used as a key to restart the view. */
  turn: number;
}

interface HomeUser {
  id: number;
  currentTrainingPlanId: number | null;
}

/** A new visit; `storedPlanId` is the plan that another page asked to show. */
export const beginVisit = <Plan extends HasId>(
  user: HomeUser | null,
  storedPlanId: number | null,
): HomeVisit<Plan> => ({
  userId: user?.id ?? null,
  currentPlanId: user?.currentTrainingPlanId ?? null,
  choice: storedPlanId === null ? { kind: "none" } : { kind: "stored", planId: storedPlanId },
  cameAsVisitor: user === null,
  turn: 0,
});

/** The visit after a plan was chosen or created. */
export const withPlan = <Plan extends HasId>(
  visit: HomeVisit<Plan>,
  plan: Plan,
): HomeVisit<Plan> => ({
  ...visit,
  choice: { kind: "made", plan },
  cameAsVisitor: false,
  turn: visit.turn + 1,
});

/**
 * The visit for this user; the same object when nothing changed. Starts over for another user and
 * follows a changed current plan.
 */
export function continueVisit<Plan extends HasId>(
  visit: HomeVisit<Plan>,
  user: HomeUser | null,
): HomeVisit<Plan> {
  const userId = user?.id ?? null;
  const currentPlanId = user?.currentTrainingPlanId ?? null;
  if (visit.userId !== userId) {
    // A visitor who logs in keeps the form in progress.
    return visit.userId === null
      ? { ...visit, userId, currentPlanId }
      : beginVisit<Plan>(user, null);
  }
  if (visit.currentPlanId === currentPlanId) return visit;
  const isFollowed = currentPlanId !== null && idOf(visit.choice) !== currentPlanId;
  return { ...visit, currentPlanId, choice: isFollowed ? { kind: "none" } : visit.choice };
}

function idOf(choice: PlanChoice<HasId>): number | null {
  if (choice.kind === "none") return null;
  return choice.kind === "made" ? choice.plan.id : choice.planId;
}
