/** The most thresholds that are stored of an athlete. */
export const MAX_RECORDS = 500;
