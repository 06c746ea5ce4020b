import type { Discipline, ExperienceLevel, Intensity, RaceType, Zone } from "@triplan/domain";
import type { Phase } from "../plan-types.ts";

/** A zone, or the athlete's race pace, whose zone depends on the race. */
export type Effort = Zone | "RP";

/** Kinds of week that a template suits. */
export type WeekKind = Phase | "recovery";

/** One stretch: metres in the water, seconds on the bike and the run. */
export interface Stretch {
  quantity: number;
  effort: Effort;
  /** Seconds of rest after it. */
  rest: number;
}

/** Repetitions, as many as fit between the bounds. */
export interface RepeatStep {
  kind: "repeat";
  least: number;
  most: number;
  items: readonly Stretch[];
  /** Easy stretch after the items of each repetition. */
  recovery: Stretch | null;
}

export type TemplateStep =
  | { kind: "warmup" | "cooldown"; quantity: number; effort: Effort }
  /** Takes the time that the other steps leave. */
  | { kind: "steady"; effort: Effort }
  | RepeatStep;

/** A session template of one discipline. */
export interface SessionTemplate {
  id: string;
  name: string;
  discipline: Discipline;
  intensity: Intensity;
  weeks: ReadonlySet<WeekKind>;
  levels: ReadonlySet<ExperienceLevel>;
  races: ReadonlySet<RaceType>;
  /** Shortest and longest length that it suits. */
  minutes: readonly [number, number];
  steps: readonly TemplateStep[];
  purpose: string;
}

/** A ride with a run right after it. */
export interface BrickTemplate extends Omit<SessionTemplate, "discipline" | "steps"> {
  bike: readonly TemplateStep[];
  run: readonly TemplateStep[];
  runMinutes: readonly [number, number];
}
