import type { Weekday } from "../calendar/iso-date.ts";
import type { ExperienceLevel } from "../experience/experience.ts";
import type { Discipline, RaceType } from "../race/race-type.ts";
import type { Phase } from "../season/phase.ts";
import type { AdjustmentReason } from "./adjustment-reasons.ts";
import type { Intensity, Zone } from "./exercise-steps.ts";

/** The limits that a repair brings an exercise back into. */
export type FixLimit =
  | "grid"
  | "longest-day"
  | "race-cap"
  | "safe-step"
  | "day"
  | "week"
  | "missing";

/** The facts behind each rule that can make an exercise what it is. Times are in minutes. */
export interface FactsByRule {
  /** What the athlete asked for over the engine's plan; volume in percent of it. */
  adjusted: {
    why: readonly AdjustmentReason[];
    volume: number;
    intensity: "easier" | "maintain" | "harder";
    minutes: readonly [before: number, after: number];
    effort: readonly [before: Intensity, after: Intensity];
  };
  /** A repair; `before` is null where the exercise was missing. */
  fixed: { limit: FixLimit; before: number | null; after: number };
  /** It is long and lies on an endurance day. */
  "endurance-day": { day: Weekday; minutes: number };
  /** It lies on another open day. */
  "open-day": { day: Weekday; minutes: number };
  /** It has the most that the race asks of the level. */
  "race-cap": { minutes: number; raceType: RaceType; level: ExperienceLevel };
  /** It is longer than any of the last four weeks, within a safe step. */
  "safe-step": { before: number; most: number };
  /** A test in a recovery week, by its place among these. */
  test: { recoveryWeek: number; level: ExperienceLevel };
  /** It is hard: how many such exercises its week may hold at the level. */
  hard: { most: number; level: ExperienceLevel };
  /** It is easy: the percentage of such time that is meant for the week. */
  easy: { percent: number; phase: Phase };
  brick: { half: "ride" | "run" };
  /** A touch of speed while the volume falls. */
  touch: { daysToRace: number };
  /** It lies in a recovery week, by its place among these. */
  "recovery-week": { recoveryWeek: number };
  /** What the week holds, in percent of the last building week before it. */
  taper: { daysToRace: number; percent: number };
  "race-week": { daysToRace: number };
  /** The goal, and by how many percent this week's targets are faster than today's. */
  "goal-pace": { finishSeconds: number; percent: number };
  /** The effort of the main set and the athlete's own race pace that its target is counted from. */
  pace: { discipline: Discipline; effort: Zone | "race pace"; racePace: number };
  /** What the session template is for. */
  purpose: { purpose: string };
  phase: {
    week: number;
    totalWeeks: number;
    phase: Phase;
    phaseWeek: number;
    phaseWeeks: number;
  };
}

export type ReasonRule = keyof FactsByRule;

/** Why an exercise is what it is: a rule of the plan engine and the facts that it looked at. */
export type Reason<Rule extends ReasonRule = ReasonRule> = {
  [Each in Rule]: { rule: Each; facts: FactsByRule[Each] };
}[Rule];
