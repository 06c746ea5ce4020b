import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How many times the usual cases a property tries: 1, and more under `pnpm prove`. */
    propertyScale: number;
  }
}

/** Cases of a property that makes whole plans: few in the unit tests, more under `pnpm prove`. */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.max(1, Math.round(count * inject("propertyScale"))),
});
