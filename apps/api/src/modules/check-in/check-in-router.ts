import { checkInChoicesInput, checkInInput, planInput, saveCheckInInput } from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readReadiness } from "./read-readiness.ts";
import { readCheckIn } from "./read-check-in.ts";
import { previewCheckIn, saveCheckIn } from "./save-check-in.ts";
import { undoCheckIn } from "./undo-check-in.ts";

export const checkInRouter = router({
  ready: authedProcedure.input(planInput).query(({ ctx, input }) => readReadiness(ctx, input)),
  read: authedProcedure.input(checkInInput).query(inThread(readCheckIn)),
  preview: authedProcedure.input(checkInChoicesInput).query(inThread(previewCheckIn)),
  save: authedProcedure.input(saveCheckInInput).mutation(inThread(saveCheckIn)),
  undo: authedProcedure.input(planInput).mutation(inThread(undoCheckIn)),
});
