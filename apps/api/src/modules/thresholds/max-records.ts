/** Maximum number of stored thresholds of an athlete. */
export const MAX_RECORDS = 500;
