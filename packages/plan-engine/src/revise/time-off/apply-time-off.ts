import type { IsoDate, Weekday } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import type { Plan, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { NO_PROGRESS, weekScopes, type Progress } from "../adjustments/week-scope.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { composeWeeks } from "./compose-weeks.ts";

export interface PlanWithTimeOff extends Plan {
  /** New days of placed exercises, by slot. */
  moved: ReadonlyMap<string, Weekday>;
  /** The plan before each time off, by the day of its acceptance; absent without time off. */
  earlier?: readonly EarlierPlan[];
}

/** A plan as it was before a time off was accepted. */
export interface EarlierPlan extends Pick<PlanWithTimeOff, "moved"> {
  /** It holds for the days before this one. */
  until: IsoDate;
  weeks: readonly PlannedWeek[];
  timeOff: readonly AcceptedTimeOff[];
}

/**
 * Fits the open exercises into the room that time off leaves, and lets the athlete come back in steps
 * afterwards. Exercises that fit nowhere are left out. Makes no exercise longer or harder than planned,
 * but easy ones of the other sports while a sport is injured. Each time off counts in the order in which
 * it was accepted. Never throws for a plan that `generatePlan` made from the same request.
 */
export function applyTimeOff(
  request: PlanRequest,
  plan: Plan,
  accepted: readonly AcceptedTimeOff[],
  progress: Progress = NO_PROGRESS,
): PlanWithTimeOff {
  if (accepted.length === 0) return { ...plan, moved: new Map() };
  const days = new Map<string, Weekday>();
  const earlier: EarlierPlan[] = [];
  const moved = () => new Map([...days].filter(([slotKey]) => progress.placed.has(slotKey)));
  let { weeks } = plan;
  for (const [index, timeOff] of accepted.entries()) {
    const composed = composeWeeks(request, weeks, {
      timeOff,
      accepted: accepted.slice(0, index + 1),
      progress: { ...progress, placed: new Map([...progress.placed, ...days]) },
    });
    const until = timeOff.acceptedOn;
    // Days before it hold what an earlier one was agreed to on.
    if (earlier.every((before) => before.until < until)) {
      earlier.push({ until, weeks, moved: moved(), timeOff: accepted.slice(0, index) });
    }
    weeks = composed.weeks;
    for (const [slotKey, day] of composed.moved) days.set(slotKey, day);
  }
  return {
    ...plan,
    weeks: withAims(weekScopes(request).basis, weeks),
    moved: moved(),
    earlier,
  };
}
