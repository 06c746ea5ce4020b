import { floor5 } from "../../model/numbers.ts";

/** Factor by which an adjusted week may exceed the plan's own growth limit. */
const GROWTH_SLACK = 1.05;

/** Maximum growth of an adjusted load week over the previous one, as a share. */
export const adjustedGrowth = (growth: number): number => (1 + growth) * GROWTH_SLACK - 1;

/** Maximum minutes of an adjusted load week after one of `lastLoading` minutes. */
export const growthStep = (lastLoading: number, growth: number): number =>
  floor5(lastLoading * (1 + adjustedGrowth(growth)));

const LOADING_SLACK = 30;

/** Maximum minutes of a load week after load weeks of at most `biggest` minutes. */
export const loadingLimit = (biggest: number, growth: number): number =>
  floor5((1 + growth) * biggest + LOADING_SLACK);
