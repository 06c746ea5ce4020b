export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

/** Minutes rounded down to a multiple of 5. */
export const floor5 = (minutes: number): number => Math.floor(minutes / 5 + 1e-9) * 5;

/** Minutes rounded to the nearest multiple of 5. */
export const round5 = (minutes: number): number => Math.round(minutes / 5) * 5;
