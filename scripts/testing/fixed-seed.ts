import { configureGlobal } from "fast-check";

const { PROPERTY_SEED, PROPERTY_SHRINK } = process.env;

// Every run tries the same cases; `pnpm prove` sets another seed. No number of runs here:
// @fast-check/vitest would repeat ordinary tests that often too.
configureGlobal({
  seed: Number(PROPERTY_SEED ?? 20_260_101),
  // Shrinking a whole plan can take ten minutes: a search reports the first failing case instead.
  endOnFailure: PROPERTY_SEED !== undefined && PROPERTY_SHRINK === undefined,
});
