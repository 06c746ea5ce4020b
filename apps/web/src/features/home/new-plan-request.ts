/** Navigation state that asks for the creation form. */
export const NEW_PLAN = { newPlan: true } as const;

export const asksForNewPlan = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "newPlan" in state && state.newPlan === true;
