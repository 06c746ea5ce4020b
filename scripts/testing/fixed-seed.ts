import { configureGlobal } from "fast-check";

// Every run tries the same cases; `pnpm prove` sets another seed. No number of runs here:
// @fast-check/vitest would repeat ordinary tests that often too.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) });
