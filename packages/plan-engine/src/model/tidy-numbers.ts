/** Repetitions that are easy to count. */
const TIDY_REPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20] as const;

/** Metres of one piece; longer ones are multiples of 50. */
export const TIDY_METERS = [
  25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 750, 800, 1000,
] as const;
const LONG_PIECE = 1000;
const LONG_STEP = 50;

/** Pieces of work on the bike and run; ladders to race pace of an Ironman go on to 90 minutes. */
const TIDY_MINUTES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90] as const;
const SHORT_SECONDS: ReadonlySet<number> = new Set([15, 20, 30, 45, 90]);

/** The largest tidy number of repetitions in the bounds that suits; `least` if none does. */
export function tidyReps(
  [least, most]: readonly [number, number],
  suits: (reps: number) => boolean = () => true,
): number {
  return TIDY_REPS.findLast((reps) => reps >= least && reps <= most && suits(reps)) ?? least;
}

/** Tidy numbers of repetitions up to a number, largest first. */
export const tidyRepsTo = (most: number): number[] =>
  TIDY_REPS.filter((reps) => reps <= most).toReversed();

export const isTidyReps = (reps: number): boolean => TIDY_REPS.some((each) => each === reps);

export const isTidySeconds = (seconds: number): boolean =>
  SHORT_SECONDS.has(seconds) || TIDY_MINUTES.some((minutes) => 60 * minutes === seconds);

/** Tidy metres of a piece from `least` to `most`, the longest first. */
export function tidyPieces(least: number, most: number): number[] {
  const steps = Math.max(0, Math.floor((most - LONG_PIECE) / LONG_STEP));
  const long = Array.from({ length: steps }, (_, step) => LONG_PIECE + (steps - step) * LONG_STEP);
  return [...long, ...TIDY_METERS.toReversed()].filter((each) => each >= least && each <= most);
}

/** True if a distance is tidy in whole lengths of the pool. */
export const isTidyDistance = (distance: number, poolLength: number): boolean =>
  tidyPieces(0, distance + poolLength).some((each) => inLengths(each, poolLength) === distance);

/** A distance in whole lengths of a pool, at least one. */
export const inLengths = (distance: number, poolLength: number): number =>
  distance === 0 ? 0 : thousandths(Math.max(1, Math.round(distance / poolLength)) * poolLength);

const thousandths = (value: number) => Math.round(value * 1000) / 1000;
