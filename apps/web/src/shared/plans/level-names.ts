import type { ExperienceLevel } from "@triplan/domain";

export const LEVEL_NAMES = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const satisfies Record<ExperienceLevel, string>;
