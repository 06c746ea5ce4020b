import type { SeasonBasis } from "./season-basis.ts";

const WARNINGS = {
  rebuild: null,
  hold: "Your races are too near each other to build up again: this plan lets you recover, keeps most of your fitness and tapers briefly.",
  finish: "Your races are so near each other that there is only time to recover. Race to finish.",
} as const;

/** What the plan says if a race before it leaves no time to build up again. */
export const chainWarning = ({ chain }: Pick<SeasonBasis, "chain">): string | null =>
  chain && WARNINGS[chain];
