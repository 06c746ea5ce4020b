import { floor5 } from "../shared/numbers.ts";

/** An adjusted week may exceed the plan's own growth limit by this factor. */
const GROWTH_SLACK = 1.05;

/** Most that an adjusted loading week may add to the one before it, as a share. */
export const adjustedGrowth = (growth: number): number => (1 + growth) * GROWTH_SLACK - 1;

/** Most minutes of an adjusted loading week after one of `lastLoading` minutes. */
export const growthStep = (lastLoading: number, growth: number): number =>
  floor5(lastLoading * (1 + adjustedGrowth(growth)));
