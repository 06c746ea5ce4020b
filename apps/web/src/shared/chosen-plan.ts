const KEY = "triplan.chosen-plan";

/** Remembers the plan to show when Home opens next. */
export function storeChosenPlan(planId: number) {
  localStorage.setItem(KEY, JSON.stringify(planId));
}

/** The remembered plan, once: reading forgets it. What can't be read is only logged. */
export function takeChosenPlan(): number | null {
  // While the build draws the visitor's page there is no browser to ask.
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
