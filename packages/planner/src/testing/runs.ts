import { readConfigureGlobal } from "fast-check";

const DEFAULT_RUNS = 100;

/** Cases of a property that makes whole plans: few in the unit tests, more under `pnpm prove`. */
export const runs = (count: number): { numRuns: number } => {
  const scale = (readConfigureGlobal().numRuns ?? DEFAULT_RUNS) / DEFAULT_RUNS;
  return { numRuns: Math.max(1, Math.round(count * scale)) };
};
