/** The longest time that `hh:mm:ss` can say. */
export const MAX_GOAL_SECONDS = 359_999;
