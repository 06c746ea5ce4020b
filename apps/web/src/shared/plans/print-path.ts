/** The address of the printed page of a week. */
export const printWeekPath = (planId: number, week: number): string =>
  `/print/week/${week}?plan=${planId}`;

/** The address of the printed page of a season. */
export const printSeasonPath = (planId: number): string => `/print/season?plan=${planId}`;
