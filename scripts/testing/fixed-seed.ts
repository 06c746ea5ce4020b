import { configureGlobal } from "fast-check";

/** fast-check's default number of cases; the planner's tests scale with it. */
const DEFAULT_RUNS = 100;

// The same cases in every run; `pnpm prove` sets another seed and more cases.
configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_260_101),
  numRuns: Math.round(DEFAULT_RUNS * Number(process.env.PROPERTY_SCALE ?? 1)),
});
