import type { HasId, PlanChoice } from "./select-plan.ts";

/** What is known of one visit to Home, from its opening until another page. */
export interface HomeVisit<Plan extends HasId> {
  /** The user this state belongs to, null for a visitor. */
  userId: number | null;
  /** The current plan when last seen. */
  currentPlanId: number | null;
  choice: PlanChoice<Plan>;
  /** True from a visitor's arrival until a plan is made: a login in between must not end the form. */
  cameAsVisitor: boolean;
  /** Grows with every plan chosen or made, so that its view starts over. */
  turn: number;
}

interface HomeUser {
  id: number;
  currentTrainingPlanId: number | null;
}

/** A visit as it begins; `storedPlanId` is the plan that another page asked to show. */
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

/** The visit after a plan was chosen or made in it. */
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
 * The visit as it goes on for this user: the same object when nothing changed for it. Someone else
 * begins anew, and a current plan that changed to another one is followed.
 */
export function continueVisit<Plan extends HasId>(
  visit: HomeVisit<Plan>,
  user: HomeUser | null,
): HomeVisit<Plan> {
  const userId = user?.id ?? null;
  const currentPlanId = user?.currentTrainingPlanId ?? null;
  if (visit.userId !== userId) {
    // A visitor who logs in stays the same person, who goes on with what was begun.
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
