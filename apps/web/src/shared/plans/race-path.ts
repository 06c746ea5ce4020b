/** The address of a plan's race. */
export const racePath = (planId: number): string => `/race/${planId}`;

/** The address of a race on the way to it. */
export const otherRacePath = (planId: number, raceId: number): string =>
  `${racePath(planId)}/${raceId}`;
