import { raceDateMessage, type PlanEditInput } from "@triplan/contract";
import type { PlanGoal, PlanTerms, TrainingPlanRow } from "@triplan/db";
import {
  currentWeek,
  daysBetween,
  DISTANCE_FIELDS,
  formatDateWithDay,
  goalProblem,
  type IsoDate,
  MAX_WEEKS,
  MIN_DAYS_TO_MOVED_RACE,
  RACE_NAMES,
  refusedField,
  standardDistances,
  weeksToRace,
} from "@triplan/domain";
import { currentRacePaces, planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import { withGoal } from "../plans/goal-outcome.ts";
import { planGoal } from "../plans/planned-goal.ts";
import type { TermsChange } from "./terms-change.ts";

type Race = Pick<
  PlanTerms,
  "raceType" | "swimDistance" | "bikeDistance" | "runDistance" | "raceDate"
>;

/**
 * The plan's race with another date, type or distances; a type brings its distances if none are sent.
 * Numbering goes on: week 1 stays week 1. Throws for a date that the plan can't end on.
 */
export function editedRace(
  plan: TrainingPlanRow,
  edit: Omit<PlanEditInput, "planId">,
  today: IsoDate,
): TermsChange | null {
  const race = raceAfter(plan, edit);
  const { raceType, raceDate } = race;
  if (isSameRace(plan, race)) return null;
  const isMoved = raceDate !== plan.raceDate;
  const isOtherType = raceType !== plan.raceType;
  const isOtherCourse = hasOtherDistances(plan, race);
  const message = dateProblem(plan, raceDate, today);
  if (message !== null) throw refusal(message);
  const totalWeeks = weeksToRace(plan.startDate, raceDate);
  const changed = { ...plan, ...race, totalWeeks };
  const goal = isOtherType || isOtherCourse ? goalAfter(changed, isOtherType) : null;
  const isGoalLost = goal?.goalFinishTime === null && plan.goalFinishTime !== null;
  const parts = [
    ...(isOtherType ? [`${RACE_NAMES[raceType]} race`] : []),
    ...(isOtherCourse && !isOtherType ? ["Other race distances"] : []),
    ...(isMoved ? [`Race on ${formatDateWithDay(raceDate)}`] : []),
  ];
  return {
    terms: { ...race, totalWeeks, ...goal },
    fromWeek: firstChangedWeek(plan, { ...changed, ...goal }, today),
    sentence: parts.join(", "),
    notes: isGoalLost
      ? [`Your goal of ${plan.goalFinishTime} was for another race and is removed. Set a new one.`]
      : [],
  };
}

/** Whether two terms of a plan lead to the same race on the same day. */
export const isSameRace = (one: Race, other: Race): boolean =>
  one.raceDate === other.raceDate &&
  one.raceType === other.raceType &&
  !hasOtherDistances(one, other);

const hasOtherDistances = (one: Race, other: Race) =>
  Object.values(DISTANCE_FIELDS).some((field) => one[field] !== other[field]);

function raceAfter(plan: TrainingPlanRow, edit: Omit<PlanEditInput, "planId">): Race {
  const raceType = edit.raceType ?? plan.raceType;
  const usual = raceType === plan.raceType ? plan : standardDistances(raceType);
  return {
    raceType,
    swimDistance: edit.swimDistance ?? usual.swimDistance,
    bikeDistance: edit.bikeDistance ?? usual.bikeDistance,
    runDistance: edit.runDistance ?? usual.runDistance,
    raceDate: edit.raceDate ?? plan.raceDate,
  };
}

function dateProblem(plan: TrainingPlanRow, raceDate: IsoDate, today: IsoDate): string | null {
  if (plan.raceDate < today) return "This race is over. Create a new plan for the next one.";
  if (raceDate === plan.raceDate) return null;
  if (daysBetween(today, raceDate) < MIN_DAYS_TO_MOVED_RACE)
    return "Race date must be at least a week away";
  if (weeksToRace(plan.startDate, raceDate) > MAX_WEEKS) {
    return `Your plan would be longer than ${MAX_WEEKS} weeks. Create a new plan for this race.`;
  }
  return raceDateMessage(today, raceDate);
}

const refusal = (message: string) => refusedField("raceDate", message);

/** The goal of the same kind of race, if it is still in reach; none for another kind. */
function goalAfter(plan: TrainingPlanRow, isOtherType: boolean): PlanGoal {
  const request = planRequestOf(plan);
  const { goalFinish, distances } = request;
  const isKept =
    !isOtherType &&
    goalFinish !== null &&
    goalProblem(goalFinish, distances, currentRacePaces(request)) === null;
  return planGoal(withGoal(plan, isKept ? goalFinish : null));
}

/** The next week; the current one if another race needs another phase in it. */
function firstChangedWeek(plan: TrainingPlanRow, changed: TrainingPlanRow, today: IsoDate): number {
  if (today < plan.startDate) return 1;
  const week = currentWeek(plan.startDate, today, plan.totalWeeks);
  const [before, after] = [plan, changed].map(
    (each) => seasonWeeks(planRequestOf(each))[week - 1]?.phase,
  );
  return before === after ? Math.min(week + 1, changed.totalWeeks) : week;
}
