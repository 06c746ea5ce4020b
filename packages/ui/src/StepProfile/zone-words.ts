import type { Zone } from "@triplan/domain";

/** How hard a zone is, in a word. @see ux.md "Zones" */
export const ZONE_WORDS = {
  Z1: "recovery",
  Z2: "easy",
  Z3: "tempo",
  Z4: "threshold",
  Z5: "VO2max",
  Z6: "speed",
} as const satisfies Record<Zone, string>;
