import { configureGlobal } from "fast-check";

/** fast-check's own number of cases; `runs` of the planner's tests scales with it. */
const DEFAULT_RUNS = 100;

// Every run tries the same cases; `pnpm prove` sets another seed and more cases.
configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_260_101),
  numRuns: Math.round(DEFAULT_RUNS * Number(process.env.PROPERTY_SCALE ?? 1)),
});
