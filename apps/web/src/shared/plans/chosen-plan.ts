/** State of a link to an activity from a plan's view: the plan that its page leads back to. */
export const fromPlan = (planId: number) => ({ fromPlanId: planId });

/** The plan that a link to an activity came from, if any. */
export function originPlanId(state: unknown): number | null {
  if (typeof state !== "object" || state === null || !("fromPlanId" in state)) return null;
  return typeof state.fromPlanId === "number" ? state.fromPlanId : null;
}

const KEY = "triplan.chosen-plan";

/** Remembers the plan to show when the Dashboard opens next. */
export function storeChosenPlan(planId: number) {
  localStorage.setItem(KEY, JSON.stringify(planId));
}

/** Shows the plan on the Dashboard that opens next; the current one is shown anyway. */
export function showPlan(planId: number, currentPlanId: number | null) {
  if (planId !== currentPlanId) storeChosenPlan(planId);
}

/** Reads and forgets the remembered plan. Unreadable values are only logged. */
export function takeChosenPlan(): number | null {
  // There is no browser storage during prerendering.
  if (typeof localStorage === "undefined") return null;
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return null;
    localStorage.removeItem(KEY);
    const planId: unknown = JSON.parse(text);
    if (Number.isSafeInteger(planId)) return Number(planId);
    console.warn("The stored plan can't be read");
  } catch (cause) {
    console.warn("The stored plan can't be read", cause);
  }
  return null;
}
