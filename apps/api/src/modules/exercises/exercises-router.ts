import {
  completeExerciseInput,
  exerciseInput,
  matchExerciseInput,
  planInput,
  planWeekInput,
  scheduleExerciseInput,
  skipExerciseInput,
  swapExerciseInput,
  undoPlanPlacementInput,
  unscheduleExerciseInput,
} from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { listSwaps } from "../swaps/list-swaps.ts";
import { swapExercise } from "../swaps/swap-exercise.ts";
import { completeExercise } from "../matching/complete-exercise.ts";
import { listWeek } from "./list-week.ts";
import { matchExercise } from "../matching/match-exercise.ts";
import { readFitness } from "./read-fitness.ts";
import { readProgression } from "./read-progression.ts";
import { readSeason } from "./read-season.ts";
import { scheduleExercise } from "./schedule-exercise.ts";
import { schedulePlan } from "./schedule-plan.ts";
import { scheduleWeek } from "./schedule-week.ts";
import { skipExercise } from "./skip-exercise.ts";
import { undoCompletion } from "../matching/undo-completion.ts";
import { undoPlanPlacement } from "./undo-plan-placement.ts";
import { unmatchExercise } from "../matching/unmatch-exercise.ts";
import { undoSkip } from "./undo-skip.ts";
import { unscheduleExercise } from "./unschedule-exercise.ts";

export const exercisesRouter = router({
  listWeek: authedProcedure.input(planWeekInput).query(({ ctx, input }) => listWeek(ctx, input)),
  fitness: authedProcedure.input(planInput).query(inThread(readFitness)),
  season: authedProcedure.input(planInput).query(inThread(readSeason)),
  progression: authedProcedure
    .input(exerciseInput)
    .query(({ ctx, input }) => readProgression(ctx, input)),
  swaps: authedProcedure.input(exerciseInput).query(inThread(listSwaps)),
  swap: authedProcedure.input(swapExerciseInput).mutation(inThread(swapExercise)),
  schedule: authedProcedure
    .input(scheduleExerciseInput)
    .mutation(({ ctx, input }) => scheduleExercise(ctx, input)),
  scheduleWeek: authedProcedure
    .input(planWeekInput)
    .mutation(({ ctx, input }) => scheduleWeek(ctx, input)),
  schedulePlan: authedProcedure.input(planInput).mutation(inThread(schedulePlan)),
  undoPlanPlacement: authedProcedure
    .input(undoPlanPlacementInput)
    .mutation(({ ctx, input }) => undoPlanPlacement(ctx, input)),
  unschedule: authedProcedure
    .input(unscheduleExerciseInput)
    .mutation(({ ctx, input }) => unscheduleExercise(ctx, input)),
  match: authedProcedure
    .input(matchExerciseInput)
    .mutation(({ ctx, input }) => matchExercise(ctx, input)),
  unmatch: authedProcedure
    .input(exerciseInput)
    .mutation(({ ctx, input }) => unmatchExercise(ctx, input)),
  complete: authedProcedure
    .input(completeExerciseInput)
    .mutation(({ ctx, input }) => completeExercise(ctx, input)),
  skip: authedProcedure
    .input(skipExerciseInput)
    .mutation(({ ctx, input }) => skipExercise(ctx, input)),
  undoSkip: authedProcedure.input(exerciseInput).mutation(({ ctx, input }) => undoSkip(ctx, input)),
  undoCompletion: authedProcedure
    .input(exerciseInput)
    .mutation(({ ctx, input }) => undoCompletion(ctx, input)),
});
