/** The longest duration that `hh:mm:ss` can express. */
export const MAX_GOAL_SECONDS = 359_999;
