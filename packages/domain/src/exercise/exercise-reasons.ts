import type { Weekday } from "../calendar/iso-date.ts";
import type { ExperienceLevel } from "../experience/experience.ts";
import type { ChangeRule } from "../proposals/plan-change.ts";
import type { RaceType } from "../race/race-type.ts";
import type { PlanRace } from "../races/plan-race.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { Phase } from "../season/phase.ts";
import type { TimeOffKind } from "../time-off/time-off.ts";
import type { AdjustmentReason, IntensityAdjustment } from "./adjustment-values.ts";
import type { Intensity, Zone } from "./exercise-steps.ts";

/** Limits that a fix can enforce. */
export type FixLimit =
  | "grid"
  | "longest-day"
  | "race-cap"
  | "safe-step"
  | "day"
  | "week"
  | "merged"
  | "missing";

/** Facts of each rule that shapes an exercise. Times are in minutes. */
export interface FactsByRule {
  /** Requested change of the engine's plan; volume in percent of it. */
  adjusted: {
    why: readonly AdjustmentReason[];
    volume: number;
    intensity: IntensityAdjustment;
    minutes: readonly [before: number, after: number];
    effort: readonly [before: Intensity, after: Intensity];
  };
  /** A fix; `before` is null if the exercise was missing, `after` 0 if the fix left it out. */
  fixed: { limit: FixLimit; before: number | null; after: number };
  /** Less training while the athlete is away or ill, and on the way back. */
  "time-off": {
    kind: TimeOffKind;
    minutes: readonly [before: number, after: number];
    effort: readonly [before: Intensity, after: Intensity];
    days: readonly [before: Weekday, after: Weekday];
    /** The name of the exercise of another sport that it takes the place of. */
    instead?: string;
  };
  /** Less training around a race on the way, or another day. */
  "nearby-race": {
    name: string;
    priority: PlanRace["priority"];
    minutes: readonly [before: number, after: number];
    effort: readonly [before: Intensity, after: Intensity];
    days: readonly [before: Weekday, after: Weekday];
  };
  /** A proposal that the athlete agreed to. */
  proposed: {
    why: ChangeRule;
    minutes: readonly [before: number, after: number];
    /** Absent if it stays the same. */
    effort?: readonly [before: Intensity, after: Intensity];
    days: readonly [before: Weekday, after: Weekday];
  };
  /** A taper that follows smaller weeks than planned. */
  "smaller-taper": {
    minutes: readonly [before: number, after: number];
    effort: readonly [before: Intensity, after: Intensity];
  };
  /** The athlete's choice; `from` is the name of the exercise that it replaces. */
  swapped: { kind: string; from: string };
  /** A set that a ladder goes back to, or that comes later, instead of the next one. */
  held: { set: string; why: "missed" | "swapped" };
  /** A long exercise on an endurance day. */
  "endurance-day": { day: Weekday; minutes: number };
  /** An exercise on another open day. */
  "open-day": { day: Weekday; minutes: number };
  /** An appointment; `minutes` are the exercise's where a lighter or early week allows fewer. */
  appointment: { day: Weekday; name: string | null; asked: number; minutes: number };
  /** The only weekdays for the exercise's sport. */
  "sport-days": { sport: Discipline; days: readonly Weekday[] };
  /** The maximum that the race needs at this level. */
  "race-cap": { minutes: number; raceType: RaceType; level: ExperienceLevel };
  /** Longer than any of the last four weeks, within a safe step. */
  "safe-step": { before: number; most: number };
  /** A test in a recovery week; `recoveryWeek` counts these, from 1. 0 is the plan's first week. */
  test: { recoveryWeek: number; level: ExperienceLevel };
  /** A hard exercise; `most` is the week's limit at this level. */
  hard: { most: number; level: ExperienceLevel };
  /** An easy exercise; `percent` is the week's target share of easy time. */
  easy: { percent: number; phase: Phase };
  brick: { half: "ride" | "run" };
  /** Strides while the volume falls. */
  touch: { daysToRace: number };
  /** Part of a recovery week; `recoveryWeek` counts these, from 1. */
  /** 0 in the recovery from a race before the plan. */
  "recovery-week": { recoveryWeek: number };
  /** The week's volume in percent of the last build week before it. */
  taper: { daysToRace: number; percent: number };
  "race-week": { daysToRace: number };
  /** The goal, and by how many percent this week's targets are faster than today's. */
  "goal-pace": { finishSeconds: number; percent: number };
  /** Effort of the main set and the race pace that its target derives from. */
  pace: { discipline: Discipline; effort: Zone | "race pace"; racePace: number };
  /** Purpose of the session template. */
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

/** A rule of the plan engine with the facts that it used. */
export type Reason<Rule extends ReasonRule = ReasonRule> = {
  [Each in Rule]: { rule: Each; facts: FactsByRule[Each] };
}[Rule];
