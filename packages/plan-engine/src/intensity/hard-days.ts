import type { Discipline, ExperienceLevel, Intensity } from "@triplan/domain";
import type { WeekFrame } from "../calendar/index.ts";
import type { Phase } from "../model/plan-types.ts";

const HARD: ReadonlySet<Intensity> = new Set<Intensity>([
  "threshold",
  "vo2max",
  "interval",
  "hard",
]);

// Sprints with full rest tire little, but they share a label with hard sets and count too.
export const isHard = (exercise: { intensity: Intensity }): boolean => HARD.has(exercise.intensity);

const EASY: ReadonlySet<Intensity> = new Set<Intensity>(["easy", "recovery"]);

export const isEasy = (intensity: Intensity): boolean => EASY.has(intensity);

/** True for hard rides and runs; hard swims tire less and have a limit of their own. */
export const isHardOnLand = (exercise: { type: Discipline; intensity: Intensity }): boolean =>
  exercise.type !== "swim" && isHard(exercise);

/** Maximum hard rides and runs a week. */
export const MAX_HARD = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
} as const satisfies Record<ExperienceLevel, number>;

/** Maximum swims a week at threshold or faster. */
export const MAX_HARD_SWIMS = {
  beginner: 1,
  intermediate: 2,
  advanced: 2,
} as const satisfies Record<ExperienceLevel, number>;

/** Up to this many sessions, one hard session is enough. */
export const FEW_SESSIONS = 4;

/** Limit of hard rides and runs of a week: none in recovery weeks, which may have a test instead. */
export function hardBudget(
  level: ExperienceLevel,
  frame: Pick<WeekFrame, "phase" | "isRecovery">,
  sessions: number,
): number {
  if (frame.isRecovery || frame.phase === "race") return 0;
  const most = MAX_HARD[level];
  const allowed = frame.phase === "base" ? most - 1 : most;
  return sessions <= FEW_SESSIONS ? Math.min(1, allowed) : allowed;
}

const QUALITY_ORDER = {
  base: ["swim", "bike", "run"],
  build: ["bike", "run", "swim"],
  peak: ["run", "bike", "swim"],
  taper: ["bike", "run", "swim"],
  race: ["bike", "run", "swim"],
} as const satisfies Record<Phase, readonly Discipline[]>;

// If a week has fewer hard sessions than disciplines, the first gets one most often and the others
// rotate, to avoid monotony.
const TURNS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
] as const;

/** Disciplines in the order in which they get the week's hard sessions. */
export function qualityOrder(frame: Pick<WeekFrame, "phase" | "phaseWeek">): Discipline[] {
  const order = QUALITY_ORDER[frame.phase];
  const turn = TURNS[(frame.phaseWeek - 1) % TURNS.length] ?? TURNS[0];
  return turn.map((place) => order[place]);
}
