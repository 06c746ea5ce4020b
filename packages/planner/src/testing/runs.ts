import { readConfigureGlobal } from "fast-check";

const DEFAULT_RUNS = 100;

/** Number of runs for a property over whole plans; higher under `pnpm prove`. */
export const runs = (count: number): { numRuns: number } => {
  const scale = (readConfigureGlobal().numRuns ?? DEFAULT_RUNS) / DEFAULT_RUNS;
  return { numRuns: Math.max(1, Math.round(count * scale)) };
};
