import type { Discipline, ExperienceLevel, Intensity, RaceType, StepFeel } from "@triplan/domain";
import type { Effort } from "../../intensity/index.ts";
import type { Phase } from "../../model/plan-types.ts";

export type WeekKind = Phase | "recovery";

/** One stretch: metres for swims, seconds for rides and runs. */
export interface Stretch {
  quantity: number;
  effort: Effort;
  /** Seconds of rest after it. */
  rest: number;
  /** Set if it has no target pace; that of its effort is then an estimate for sums. */
  feel?: StepFeel;
}

/** Repetitions, as many as fit between the bounds. */
export interface RepeatStep {
  kind: "repeat";
  least: number;
  most: number;
  items: readonly Stretch[];
  /** Easy stretch after each repetition. */
  recovery: Stretch | null;
}

export interface EdgeStep {
  kind: "warmup" | "cooldown";
  /** Null if it follows from the length of the exercise. */
  quantity: number | null;
  /** Set if it is never shortened and may grow as far as this. */
  most?: number;
  effort: Effort;
}

export type TemplateStep =
  | EdgeStep
  /** Fills the time that the other steps leave; in the water with at most these metres. */
  | { kind: "steady"; effort: Effort; most?: number }
  | RepeatStep;

export interface SessionTemplate {
  id: string;
  name: string;
  discipline: Discipline;
  intensity: Intensity;
  weeks: ReadonlySet<WeekKind>;
  levels: ReadonlySet<ExperienceLevel>;
  races: ReadonlySet<RaceType>;
  /** Minimum and maximum length. */
  minutes: readonly [number, number];
  steps: readonly TemplateStep[];
  purpose: string;
}

/** A ride and a run directly after it. */
export interface BrickTemplate extends Omit<SessionTemplate, "discipline" | "steps"> {
  bike: readonly TemplateStep[];
  run: readonly TemplateStep[];
  runMinutes: readonly [number, number];
}
