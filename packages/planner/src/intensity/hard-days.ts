import type { Discipline, ExperienceLevel, Intensity } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { Phase } from "../plan-types.ts";

/** Labels that count as a hard exercise. */
const HARD: ReadonlySet<Intensity> = new Set<Intensity>([
  "threshold",
  "vo2max",
  "interval",
  "hard",
]);

// Sprints with full rest tire little, but their label is one of these, so they count too.
export const isHard = (exercise: { intensity: Intensity }): boolean => HARD.has(exercise.intensity);

/** Most hard exercises of a week. */
export const MAX_HARD = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
} as const satisfies Record<ExperienceLevel, number>;

/** With no more sessions than this, one hard one is enough. */
const FEW_SESSIONS = 4;

/** Hard exercises that a week may hold: none in recovery, where a test may take their place. */
export function hardBudget(
  level: ExperienceLevel,
  frame: Pick<WeekFrame, "phase" | "isRecovery">,
  sessions: number,
): number {
  if (frame.isRecovery || frame.phase === "race") return 0;
  const most = MAX_HARD[level];
  if (sessions <= FEW_SESSIONS) return 1;
  return frame.phase === "base" ? Math.max(1, most - 1) : most;
}

const QUALITY_ORDER = {
  base: ["swim", "bike", "run"],
  build: ["bike", "run", "swim"],
  peak: ["run", "bike", "swim"],
  taper: ["bike", "run", "swim"],
  race: ["bike", "run", "swim"],
} as const satisfies Record<Phase, readonly Discipline[]>;

// Where a week has fewer hard sessions than disciplines, the first in order gets them most often,
// and the others in turn: the same quality week after week would be monotonous.
const TURNS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
] as const;

/** The disciplines in the order in which they get the week's hard sessions. */
export function qualityOrder(frame: Pick<WeekFrame, "phase" | "phaseWeek">): Discipline[] {
  const order = QUALITY_ORDER[frame.phase];
  const turn = TURNS[(frame.phaseWeek - 1) % TURNS.length] ?? TURNS[0];
  return turn.map((place) => order[place]);
}
