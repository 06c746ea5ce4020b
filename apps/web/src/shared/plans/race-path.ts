/** The address of a plan's race. */
export const racePath = (planId: number): string => `/race/${planId}`;
