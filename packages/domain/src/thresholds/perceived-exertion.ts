import type { Zone } from "../exercise/exercise-steps.ts";

/** Rate of perceived exertion, 1 to 10, with how it feels. It wins in heat, wind, hills and illness. */
export const PERCEIVED_EXERTION = {
  Z1: { rpe: "1-2", words: "very easy" },
  Z2: { rpe: "3-4", words: "whole sentences" },
  Z3: { rpe: "5-6", words: "phrases" },
  Z4: { rpe: "7-8", words: "single words" },
  Z5: { rpe: "9", words: "no talking" },
  Z6: { rpe: "10", words: "short and fast" },
} as const satisfies Record<Zone, { rpe: string; words: string }>;
