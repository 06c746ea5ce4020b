/** The sum of the numbers; 0 for none. */
export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The value, or the nearer end where it lies outside. */
export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

/** Minutes on the grid of a plan: the multiple of 5 at or below. */
export const floor5 = (minutes: number): number => Math.floor(minutes / 5 + 1e-9) * 5;

/** Minutes on the grid of a plan: the nearest multiple of 5. */
export const round5 = (minutes: number): number => Math.round(minutes / 5) * 5;
