import type { Weekday } from "@triplan/domain";
import { ordinaryWeek, type PlanDay, type WeekFrame } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise, PlannedWeek } from "../model/plan-types.ts";
import type { SeasonBasis } from "../season/index.ts";

/** One violation of a rule. */
export interface Finding {
  ruleId: string;
  /** Null if it concerns the whole plan. */
  week: number | null;
  /** Null if it concerns the whole week. */
  day: Weekday | null;
  /** Affected exercises; empty if it concerns the week or the plan. */
  slotKeys: readonly string[];
  /** One sentence for the athlete. */
  message: string;
}

/** A finding without the rule's id. */
export type Complaint = Omit<Finding, "ruleId">;

export interface Judgement {
  /** Number of weeks, exercises or plans that the rule examines. */
  judged: (facts: PlanFacts) => number;
  check: (facts: PlanFacts) => Complaint[];
  /** True if it examines each exercise by itself. */
  isOfOne?: true;
}

export interface WeekComplaint {
  message: string;
  day?: Weekday;
  about?: readonly Pick<PlannedExercise, "slotKey">[];
}

export interface PlanRule extends Judgement {
  id: string;
  title: string;
  /** Source of the rule. */
  source: string;
  /**
   * Set if an athlete's own week can violate the rule: through all exercises, or only placed ones.
   */
  appliesTo?: "all" | "placed";
}

/** Fields of an exercise that rules read; the day is the one it is on. */
export type JudgedExercise = Pick<
  PlannedExercise,
  | "slotKey"
  | "week"
  | "type"
  | "templateId"
  | "name"
  | "duration"
  | "distance"
  | "pace"
  | "intensity"
  | "steps"
  | "orderIndex"
  | "suggestedDay"
  | "brickId"
> &
  Partial<Pick<PlannedExercise, "notes">>;

export type JudgedWeek = Omit<PlannedWeek, "aim" | "exercises"> & {
  aim?: string;
  exercises: readonly JudgedExercise[];
  waiting?: readonly JudgedExercise[];
  /** Exercises of the previous week, if that week is not judged itself. */
  before?: readonly JudgedExercise[];
};

export interface WeekFacts {
  week: JudgedWeek;
  frame: WeekFrame;
  exercises: readonly JudgedExercise[];
  /** Exercises without a day; always empty in an engine plan. */
  waiting: readonly JudgedExercise[];
  /** Exercises of the previous week: its Saturday precedes this Sunday. */
  before: readonly JudgedExercise[];
  minutes: number;
  /** Sunday first. */
  days: readonly PlanDay[];
}

export interface PlanFacts {
  weeks: readonly WeekFacts[];
  /** A week of the schedule without race or partial days. */
  ordinary: readonly PlanDay[];
  basis: SeasonBasis;
}

/** Facts of all or some weeks, judged by their season. */
export function planFacts(basis: SeasonBasis, weeks: readonly JudgedWeek[]): PlanFacts {
  const byWeek = new Map(weeks.map(({ week, exercises }) => [week, exercises]));
  return {
    weeks: weeks.flatMap((week) => {
      const frame = basis.frames[week.week - 1];
      if (!frame) return [];
      const minutes = sum(week.exercises.map((exercise) => exercise.duration));
      const { exercises, waiting = [], before = byWeek.get(week.week - 1) ?? [] } = week;
      return { week, frame, exercises, waiting, before, minutes, days: frame.days };
    }),
    ordinary: ordinaryWeek(basis.schedule),
    basis,
  };
}

export const onDay = ({ exercises }: WeekFacts, day: Weekday): JudgedExercise[] =>
  exercises.filter((exercise) => exercise.suggestedDay === day);

/** Number of units; the ride and run of a brick are one unit. */
export const unitCount = (exercises: readonly JudgedExercise[]): number =>
  exercises.filter(
    (each) =>
      each.brickId === null ||
      each.type === "bike" ||
      exercises.every((other) => other.brickId !== each.brickId || other.type !== "bike"),
  ).length;

/** Minutes of the longest exercise of a discipline in the week; 0 if none. */
export const longestOf = (week: WeekFacts, discipline: string): number =>
  Math.max(
    0,
    ...week.exercises.filter((each) => each.type === discipline).map((each) => each.duration),
  );
