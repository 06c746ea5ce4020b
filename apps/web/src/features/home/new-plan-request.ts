/** State of a visit to Home that asks for the creation form, whatever plan is selected. */
export const NEW_PLAN = { newPlan: true } as const;

/** True when the visit's state asks for the creation form. */
export const asksForNewPlan = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "newPlan" in state && state.newPlan === true;
