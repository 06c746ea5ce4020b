import type { PlanInput } from "@triplan/contract";
import { findRaceDay, listAcceptedLayers, listThresholds } from "@triplan/db";
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
import { askedTrack, exerciseLoad, isTest, planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { doneFacts } from "../training/done-facts.ts";
import { proposalsOf } from "../proposals/read-proposals.ts";
import { fitnessFigures } from "../training/fitness-figures.ts";
import {
  bestFigures,
  finishFigures,
  longestFigures,
  sportPaces,
  zoneFigures,
} from "./progress-figures.ts";
import { readSignals } from "../training/read-signals.ts";
import { readTraining } from "../training/read-training.ts";
import { thresholdSets } from "./threshold-sets.ts";

/** The athlete's progress through a plan: every figure of the progress page. */
export async function readProgress(ctx: AuthedContext, { planId }: PlanInput) {
  const plan = await getPlan(ctx, planId);
  const { today } = ctx;
  const [training, records, race, layers] = await Promise.all([
    readTraining(ctx, plan),
    listThresholds(ctx.db, ctx.userId),
    findRaceDay(ctx.db, { userId: ctx.userId, planId }),
    listAcceptedLayers(ctx.db, { userId: ctx.userId, planId }),
  ]);
  const exercises = training.exercises.map((exercise) => ({
    ...exercise,
    load: exerciseLoad(exercise),
    isTest: isTest(exercise),
  }));
  const done = training.done.map(doneFacts);
  const finishedRaces = [
    ...(race?.status === "finished" ? [plan.raceDate] : []),
    ...layers.races.flatMap(({ status, date }) => (status === "finished" ? [date] : [])),
  ];
  const states = exerciseStates(plan, { exercises, done }, today);
  const outline = seasonWeeks(planRequestOf(plan));
  const paces = sportPaces(plan, records);
  const sets = await thresholdSets(ctx, training);
  const fitness = fitnessFigures(plan, training, today);
  const signals = readSignals(plan, training, { done, fitness, today });
  const { open } = await proposalsOf(ctx, plan, { training, signals, layers });
  return {
    today,
    week: currentWeek(plan.startDate, today, plan.totalWeeks),
    track: trackOf(states, today, { finishedRaces, asked: askedTrack(open) }),
    signals,
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
    days: progressDays(plan, states, done, layers.timeOff),
    zones: zoneFigures(plan, { exercises, done }, today),
    longest: longestFigures(plan, done),
    bests: bestFigures(plan, done),
    finish: finishFigures(plan, paces, records),
  };
}
