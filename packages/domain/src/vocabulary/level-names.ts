import type { ExperienceLevel } from "../experience/experience.ts";

export const LEVEL_NAMES = {
  beginner: "Beginner",
  intermediate: "Intermediate",
  advanced: "Advanced",
} as const satisfies Record<ExperienceLevel, string>;
