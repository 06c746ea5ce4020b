/** A Saturday, four weeks before the plan's race. */
export const SPRINT = {
  name: "Cascais Sprint",
  date: "2026-03-28",
  kind: "sprint",
  priority: "B",
} as const;
export const TEN_K = {
  name: "Oeiras 10K",
  date: "2026-03-14",
  kind: "10k",
  priority: "C",
} as const;
