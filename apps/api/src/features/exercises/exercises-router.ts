import { exerciseInput, planWeekInput, scheduleExerciseInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { listWeek } from "./list-week.ts";
import { scheduleExercise } from "./schedule-exercise.ts";
import { scheduleWeek } from "./schedule-week.ts";
import { unscheduleExercise } from "./unschedule-exercise.ts";

export const exercisesRouter = router({
  listWeek: authedProcedure.input(planWeekInput).query(({ ctx, input }) => listWeek(ctx, input)),
  schedule: authedProcedure
    .input(scheduleExerciseInput)
    .mutation(({ ctx, input }) => scheduleExercise(ctx, input)),
  scheduleWeek: authedProcedure
    .input(planWeekInput)
    .mutation(({ ctx, input }) => scheduleWeek(ctx, input)),
  unschedule: authedProcedure
    .input(exerciseInput)
    .mutation(({ ctx, input }) => unscheduleExercise(ctx, input)),
});
