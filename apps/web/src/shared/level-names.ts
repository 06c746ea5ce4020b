import type { ExperienceLevel } from "@triplan/domain";

/** Names of the experience levels for people. */
export const LEVEL_NAMES = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const satisfies Record<ExperienceLevel, string>;
