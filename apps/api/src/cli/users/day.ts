const DAY_LENGTH = 10;

/** The date of an instant in UTC. */
export const day = (instant: string): string => instant.slice(0, DAY_LENGTH);
