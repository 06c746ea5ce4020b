export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

/** Exercises last a multiple of these minutes. */
export const GRID = 5;

/** Minutes rounded down to the grid. */
export const floor5 = (minutes: number): number => Math.floor(minutes / GRID + 1e-9) * GRID;

/** Minutes rounded up to the grid. */
export const ceil5 = (minutes: number): number => Math.ceil(minutes / GRID - 1e-9) * GRID;

/** Minutes rounded to the nearest step of the grid. */
export const round5 = (minutes: number): number => Math.round(minutes / GRID) * GRID;
