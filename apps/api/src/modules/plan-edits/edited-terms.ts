import { isDeepStrictEqual } from "node:util";
import type { PlanEditInput } from "@triplan/contract";
import type { PlanTerms, TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { editedHours } from "./edited-hours.ts";
import { editedPool } from "./edited-pool.ts";
import { editedRace } from "./edited-race.ts";
import type { TermsChange } from "./terms-change.ts";

/** A plan's terms after its changes, and what undoes them. */
export interface EditedTerms extends Pick<TermsChange, "fromWeek" | "sentence"> {
  terms: PlanTerms;
  termsBefore: PlanTerms;
  notes: readonly string[];
  keepsMinutes: boolean;
  isOtherRace: boolean;
}

const termsOf = (plan: TrainingPlanRow): PlanTerms => ({
  raceType: plan.raceType,
  swimDistance: plan.swimDistance,
  bikeDistance: plan.bikeDistance,
  runDistance: plan.runDistance,
  raceDate: plan.raceDate,
  totalWeeks: plan.totalWeeks,
  weeklySchedule: plan.weeklySchedule,
  earlierSchedules: plan.earlierSchedules,
  poolLengthMeters: plan.poolLengthMeters,
});

const goalOf = (plan: TrainingPlanRow) => ({
  goalFinishTime: plan.goalFinishTime,
  goalSwimPace: plan.goalSwimPace,
  goalBikePace: plan.goalBikePace,
  goalRunPace: plan.goalRunPace,
  paceImprovement: plan.paceImprovement,
});

/** The plan's terms with the edit; null if it has them already. Throws for what can't change. */
export function editedTerms(
  plan: TrainingPlanRow,
  edit: Omit<PlanEditInput, "planId">,
  today: IsoDate,
): EditedTerms | null {
  const { weeklySchedule, poolLengthMeters } = edit;
  const race = editedRace(plan, edit, today);
  const raced = { ...plan, ...race?.terms };
  const hours = weeklySchedule ? editedHours(raced, weeklySchedule, edit, today) : null;
  const pool = poolLengthMeters ? editedPool(raced, poolLengthMeters, today) : null;
  const changes = [race, hours, pool]
    .filter((change) => change !== null)
    .filter(({ terms }) => !isDeepStrictEqual({ ...plan, ...terms }, plan));
  if (changes.length === 0) return null;
  const before = termsOf(plan);
  const isGoalChanged = race?.terms.paceImprovement !== undefined;
  return {
    terms: Object.assign({ ...before }, ...changes.map(({ terms }) => terms)),
    termsBefore: isGoalChanged ? { ...before, ...goalOf(plan) } : before,
    fromWeek: Math.min(...changes.map(({ fromWeek }) => fromWeek)),
    sentence: changes.map(({ sentence }) => sentence).join(", "),
    notes: changes.flatMap(({ notes = [] }) => notes),
    keepsMinutes: changes.every(({ keepsMinutes }) => keepsMinutes === true),
    isOtherRace: race !== null,
  };
}
