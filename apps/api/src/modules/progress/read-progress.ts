import type { PlanInput } from "@triplan/contract";
import { findRaceDay, listPlanRaces, listThresholds, listTimeOff } from "@triplan/db";
import {
  currentWeek,
  efficiencyProgress,
  exerciseStates,
  progressDays,
  progressWeeks,
  sportProgress,
  thresholdPace,
  trackOf,
} from "@triplan/domain";
import { exerciseLoad, isTest, planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { doneFacts } from "../training/done-facts.ts";
import { fitnessFigures } from "./fitness-figures.ts";
import {
  bestFigures,
  finishFigures,
  longestFigures,
  sportPaces,
  zoneFigures,
} from "./progress-figures.ts";
import { readSignals } from "./read-signals.ts";
import { readTraining } from "../training/read-training.ts";
import { thresholdSets } from "./threshold-sets.ts";

/** The athlete's progress through a plan: every figure of the progress page. */
export async function readProgress(ctx: AuthedContext, { planId }: PlanInput) {
  const plan = await getPlan(ctx, planId);
  const { today } = ctx;
  const [training, records, timeOff, race, races] = await Promise.all([
    readTraining(ctx, plan),
    listThresholds(ctx.db, ctx.userId),
    listTimeOff(ctx.db, { userId: ctx.userId, planId }),
    findRaceDay(ctx.db, { userId: ctx.userId, planId }),
    listPlanRaces(ctx.db, { userId: ctx.userId, planId }),
  ]);
  const exercises = training.exercises.map((exercise) => ({
    ...exercise,
    load: exerciseLoad(exercise),
    isTest: isTest(exercise),
  }));
  const done = training.done.map(doneFacts);
  const finished = [
    ...(race?.status === "finished" ? [plan.raceDate] : []),
    ...races.flatMap(({ status, date }) => (status === "finished" ? [date] : [])),
  ];
  const states = exerciseStates(plan, { exercises, done }, today);
  const outline = seasonWeeks(planRequestOf(plan));
  const paces = sportPaces(plan, records);
  const sets = await thresholdSets(ctx, training);
  const fitness = fitnessFigures(plan, training, today);
  return {
    today,
    week: currentWeek(plan.startDate, today, plan.totalWeeks),
    track: trackOf(states, today, finished),
    signals: readSignals(plan, training, { done, fitness, today }),
    weeks: progressWeeks(plan, { exercises, done }, today).map((week, index) => ({
      ...week,
      phase: outline[index]?.phase ?? "base",
      isRecovery: outline[index]?.isRecovery ?? false,
    })),
    fitness,
    sports: sportProgress(paces, records, done, { since: plan.createdOn, today }).map((sport) => ({
      ...sport,
      thresholdPace: thresholdPace(sport.discipline, sets, records, today),
      efficiency: efficiencyProgress(plan, done, sport.discipline),
    })),
    days: progressDays(plan, states, done, timeOff),
    zones: zoneFigures(plan, { exercises, done }, today),
    longest: longestFigures(plan, done),
    bests: bestFigures(plan, done),
    finish: finishFigures(plan, paces, records),
  };
}
