import type { Weekday } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import { ordinaryWeek, type PlanDay } from "../periodise/plan-calendar.ts";
import type { PlannedExercise, PlanRequest, SeasonWeek } from "../plan-types.ts";
import { seasonBasis, type SeasonBasis } from "../season/season-basis.ts";
import { sum } from "../shared/numbers.ts";

/** One broken rule at one place. */
export interface Finding {
  ruleId: string;
  /** Week of the plan, or null where the plan as a whole breaks the rule. */
  week: number | null;
  /** The day that it is about, or null where it is about the week. */
  day: Weekday | null;
  /** The exercises that it is about; none where it is about the week or the plan as a whole. */
  slotKeys: readonly string[];
  /** One plain sentence to the athlete. */
  message: string;
}

/** What a rule says of a place: the finding without the rule's own id. */
export type Complaint = Omit<Finding, "ruleId">;

/** How a rule judges a plan. */
export interface Judgement {
  /** Places of the plan that it judges: weeks, exercises, or the plan itself. */
  judged: (facts: PlanFacts) => number;
  check: (facts: PlanFacts) => Complaint[];
}

/** A complaint within a week, as short as its rule can say it. */
export interface WeekComplaint {
  message: string;
  day?: Weekday;
  about?: readonly Pick<PlannedExercise, "slotKey">[];
}

/** A rule that a plan is held against. */
export interface PlanRule extends Judgement {
  id: string;
  title: string;
  /** Where the rule comes from. */
  source: string;
  /**
   * Set where an athlete's own week can break the rule: by all of its exercises, or by those alone
   * that are placed on a day.
   */
  livesOn?: "all" | "placed";
}

/** What rules ask of an exercise; its day is the one that it lies on. */
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
>;

export type JudgedWeek = Omit<SeasonWeek, "aim"> & {
  exercises: readonly JudgedExercise[];
  waiting?: readonly JudgedExercise[];
  /** The exercises of the week before it, where that one is not judged itself. */
  before?: readonly JudgedExercise[];
};

export interface WeekFacts {
  week: JudgedWeek;
  frame: WeekFrame;
  exercises: readonly JudgedExercise[];
  /** Exercises that wait for their day; none in a plan of the engine. */
  waiting: readonly JudgedExercise[];
  /** Exercises of the week before: its Saturday is the day before this Sunday. */
  before: readonly JudgedExercise[];
  /** Planned minutes of the week. */
  minutes: number;
  /** The day of each weekday, Sunday first. */
  days: readonly PlanDay[];
}

/** A plan with all that its rules ask about. */
export interface PlanFacts {
  request: PlanRequest;
  weeks: readonly WeekFacts[];
  /** An ordinary week of the schedule. */
  ordinary: readonly PlanDay[];
  basis: SeasonBasis;
}

/** The facts of the weeks, all of a plan's or some, judged by the season that the request makes. */
export function planFacts(
  request: PlanRequest,
  weeks: readonly JudgedWeek[],
  basis: SeasonBasis = seasonBasis(request),
): PlanFacts {
  const byWeek = new Map(weeks.map(({ week, exercises }) => [week, exercises]));
  return {
    request,
    weeks: weeks.flatMap((week) => {
      const frame = basis.frames[week.week - 1];
      if (!frame) return [];
      const minutes = sum(week.exercises.map((exercise) => exercise.duration));
      const { exercises, waiting = [], before = byWeek.get(week.week - 1) ?? [] } = week;
      return { week, frame, exercises, waiting, before, minutes, days: frame.days };
    }),
    ordinary: ordinaryWeek(request.schedule),
    basis,
  };
}

/** The exercises on a day of the week. */
export const onDay = ({ exercises }: WeekFacts, day: Weekday): JudgedExercise[] =>
  exercises.filter((exercise) => exercise.suggestedDay === day);

/** How many units they are: the ride and the run of a brick are one. */
export const unitCount = (exercises: readonly JudgedExercise[]): number =>
  exercises.filter(
    (each) =>
      each.brickId === null ||
      each.type === "bike" ||
      exercises.every((other) => other.brickId !== each.brickId || other.type !== "bike"),
  ).length;

/** Minutes of the longest exercise of a discipline in the week, 0 for none. */
export const longestOf = (week: WeekFacts, discipline: string): number =>
  Math.max(
    0,
    ...week.exercises.filter((each) => each.type === discipline).map((each) => each.duration),
  );
