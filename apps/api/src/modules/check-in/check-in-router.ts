import { checkInChoicesInput, checkInInput, planInput, saveCheckInInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readReadiness } from "./read-readiness.ts";
import { readCheckIn } from "./read-check-in.ts";
import { previewCheckIn, saveCheckIn } from "./save-check-in.ts";
import { undoCheckIn } from "./undo-check-in.ts";

export const checkInRouter = router({
  ready: authedProcedure.input(planInput).query(({ ctx, input }) => readReadiness(ctx, input)),
  read: authedProcedure.input(checkInInput).query(({ ctx, input }) => readCheckIn(ctx, input)),
  preview: authedProcedure
    .input(checkInChoicesInput)
    .query(({ ctx, input }) => previewCheckIn(ctx, input)),
  save: authedProcedure
    .input(saveCheckInInput)
    .mutation(({ ctx, input }) => saveCheckIn(ctx, input)),
  undo: authedProcedure.input(planInput).mutation(({ ctx, input }) => undoCheckIn(ctx, input)),
});
