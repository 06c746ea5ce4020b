import type { DoneWeek } from "@triplan/domain";
import { generatePlan } from "./generate-plan.ts";
import { sum } from "./model/numbers.ts";
import type { Plan, PlannedWeek, PlanRequest } from "./model/plan-types.ts";
import {
  applyAdjustments,
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type History,
} from "./revise/index.ts";
import { longestRecently } from "./week/index.ts";

/** A plan that the athlete changed: what is asked for from a week on. */
export interface PlanRevision {
  fromWeek: number;
  request: PlanRequest;
  /** Weeks before the change, as known on the day on which it was made. */
  done: readonly DoneWeek[];
}

/**
 * The plan as each revision makes it from its week on. A revision that asks for more than the weeks
 * before it held is reached in safe steps from what was really done in them. The revisions alone
 * decide, so what is done later changes nothing. Never throws.
 */
export function composeRevisions(first: PlanRequest, revisions: readonly PlanRevision[]): Plan {
  let plan = generatePlan(first);
  for (const [index, revision] of revisions.entries()) {
    const isReplaced = revisions
      .slice(index + 1)
      .some(({ fromWeek }) => fromWeek <= revision.fromWeek);
    if (!isReplaced) plan = revisedFrom(plan.weeks, revision);
  }
  return plan;
}

function revisedFrom(
  before: readonly PlannedWeek[],
  { fromWeek, request, done }: PlanRevision,
): Plan {
  const plan = generatePlan(request);
  const past = before.slice(0, fromWeek - 1);
  const trained = asTrained(past, done);
  const coming = isLess(request, trained, plan.weeks)
    ? reachedInSteps(request, plan, trained)
    : plan;
  return { ...coming, weeks: [...past, ...coming.weeks.slice(fromWeek - 1)] };
}

/**
 * The weeks with what was done in them. Those without an answer count as planned, and those to come
 * by the share that was done so far.
 */
function asTrained(past: readonly PlannedWeek[], done: readonly DoneWeek[]): PlannedWeek[] {
  const known = new Map(done.map(({ week, minutes }) => [week, minutes]));
  const answered = past.filter(({ week }) => known.has(week)).map((week) => asDone(week, known));
  const planned = past.filter(({ week }) => known.has(week));
  const share = Math.min(1, minutesOf(answered) / Math.max(1, minutesOf(planned)));
  const last = Math.max(...known.keys());
  return past.map((week) => {
    if (known.has(week.week)) return asDone(week, known);
    return known.size > 0 && week.week > last ? shortened(week, share) : week;
  });
}

type DoneMinutes = ReadonlyMap<number, DoneWeek["minutes"]>;

const asDone = (week: PlannedWeek, known: DoneMinutes): PlannedWeek => ({
  ...week,
  exercises: week.exercises.flatMap((exercise) => {
    const duration = known.get(week.week)?.[exercise.slotKey];
    return duration === undefined ? [] : [{ ...exercise, duration }];
  }),
});

const shortened = (week: PlannedWeek, share: number): PlannedWeek => ({
  ...week,
  exercises: week.exercises.map((row) => ({ ...row, duration: Math.round(row.duration * share) })),
});

const minutesOf = (weeks: readonly PlannedWeek[]): number =>
  sum(weeks.flatMap(({ exercises }) => exercises.map(({ duration }) => duration)));

/** True if the weeks before hold less than those that the new plan would have had in their place. */
function isLess(
  request: PlanRequest,
  trained: readonly PlannedWeek[],
  planned: readonly PlannedWeek[],
): boolean {
  const { basis } = weekScopes(request);
  const historyOf = (weeks: readonly PlannedWeek[]) =>
    weeks.reduce(
      (history: History, { week, exercises }) =>
        withRows(basis, history, { week, rows: exercises }),
      NO_HISTORY,
    );
  const own = historyOf(planned.slice(0, trained.length));
  const real = historyOf(trained);
  const [most, least] = [longestRecently(own.longest), longestRecently(real.longest)];
  return (
    (real.lastLoading ?? 0) < (own.lastLoading ?? 0) ||
    (least?.run ?? 0) < (most?.run ?? 0) ||
    (least?.bike ?? 0) < (most?.bike ?? 0)
  );
}

const reachedInSteps = (request: PlanRequest, plan: Plan, trained: readonly PlannedWeek[]): Plan =>
  applyAdjustments(request, plan, [], {
    ...NO_PROGRESS,
    earlier: new Map(trained.map(({ week, exercises }) => [week, exercises])),
  });
