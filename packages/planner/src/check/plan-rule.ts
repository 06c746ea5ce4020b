import type { WeekFrame } from "../periodise/periodise.ts";
import { ordinaryWeek, type PlanDay } from "../periodise/plan-calendar.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../plan-types.ts";
import { seasonBasis, type SeasonBasis } from "../season/season-basis.ts";
import { sum } from "../shared/numbers.ts";

/** One broken rule at one place. */
export interface Finding {
  ruleId: string;
  /** Week of the plan, or null where the plan as a whole breaks the rule. */
  week: number | null;
  /** One plain sentence. */
  message: string;
}

/** What a rule says of a place: the finding without the rule's own id. */
export type Complaint = Omit<Finding, "ruleId">;

/** A rule that a plan is held against. */
export interface PlanRule {
  id: string;
  title: string;
  /** Where the rule comes from. */
  source: string;
  check: (facts: PlanFacts) => Complaint[];
}

export interface WeekFacts {
  week: PlannedWeek;
  frame: WeekFrame;
  exercises: readonly PlannedExercise[];
  /** Planned minutes of the week. */
  minutes: number;
  /** The day of each weekday, Sunday first. */
  days: readonly PlanDay[];
}

/** A plan with all that its rules ask about. */
export interface PlanFacts {
  request: PlanRequest;
  plan: Plan;
  weeks: readonly WeekFacts[];
  /** An ordinary week of the schedule. */
  ordinary: readonly PlanDay[];
  basis: SeasonBasis;
}

export function planFacts(request: PlanRequest, plan: Plan): PlanFacts {
  const basis = seasonBasis(request);
  return {
    request,
    plan,
    weeks: plan.weeks.flatMap((week) => {
      const frame = basis.frames[week.week - 1];
      if (!frame) return [];
      const minutes = sum(week.exercises.map((exercise) => exercise.duration));
      return { week, frame, exercises: week.exercises, minutes, days: frame.days };
    }),
    ordinary: ordinaryWeek(request.schedule),
    basis,
  };
}

/** A complaint about a week. */
export const inWeek = ({ week }: WeekFacts, message: string): Complaint => ({
  week: week.week,
  message,
});

/** Complaints of each week. */
export const eachWeek =
  (check: (week: WeekFacts, facts: PlanFacts) => string[]) =>
  (facts: PlanFacts): Complaint[] =>
    facts.weeks.flatMap((week) => check(week, facts).map((message) => inWeek(week, message)));

/** Minutes of the longest exercise of a discipline in the week, 0 for none. */
export const longestOf = (week: WeekFacts, discipline: string): number =>
  Math.max(
    0,
    ...week.exercises.filter((each) => each.type === discipline).map((each) => each.duration),
  );
