/**
 * What the fitness at a plan's start is known from, best first: recordings of six weeks or more, of
 * two weeks or more, the hours that the athlete named, or the plan's own first weeks.
 */
export const START_BASES = ["recordings", "recent-recordings", "hours", "first-week"] as const;
export type StartBasis = (typeof START_BASES)[number];

/** Expected error of the start as a share of it. */
export const START_ERROR = {
  recordings: 0.1,
  "recent-recordings": 0.2,
  hours: 0.3,
  "first-week": 0.5,
} as const satisfies Record<StartBasis, number>;
