/** Names the plan whose link the page shows. */
export const SHARED_PLAN = "share";

/** The page where a plan's public link is turned on. */
export const sharePath = (planId: number): string => `/take-along?${SHARED_PLAN}=${planId}`;
