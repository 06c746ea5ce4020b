import type { ExperienceLevel } from "@triplan/domain";

export type ByLevel = Record<ExperienceLevel, number>;

export const byLevel = (beginner: number, intermediate: number, advanced: number): ByLevel => ({
  beginner,
  intermediate,
  advanced,
});
