import { planInput, saveRaceResultInput, updateRaceDayInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readRaceDay } from "./read-race-day.ts";
import { deleteResult, saveResult } from "./save-result.ts";
import { updateRaceDay } from "./update-race-day.ts";

export const raceDayRouter = router({
  read: authedProcedure.input(planInput).query(({ ctx, input }) => readRaceDay(ctx, input)),
  update: authedProcedure
    .input(updateRaceDayInput)
    .mutation(({ ctx, input }) => updateRaceDay(ctx, input)),
  saveResult: authedProcedure
    .input(saveRaceResultInput)
    .mutation(({ ctx, input }) => saveResult(ctx, input)),
  deleteResult: authedProcedure
    .input(planInput)
    .mutation(({ ctx, input }) => deleteResult(ctx, input)),
});
