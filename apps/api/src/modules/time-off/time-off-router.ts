import { deleteTimeOffInput, endTimeOffInput, planInput, timeOffInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { addTimeOff } from "./add-time-off.ts";
import { deleteTimeOff } from "./delete-time-off.ts";
import { endTimeOff } from "./end-time-off.ts";
import { listTimeOff } from "./list-time-off.ts";
import { previewTimeOff } from "./preview-time-off.ts";

export const timeOffRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listTimeOff(ctx, input)),
  // Not a query: symptoms would be in an address, which proxies log.
  preview: authedProcedure
    .input(timeOffInput)
    .mutation(({ ctx, input }) => previewTimeOff(ctx, input)),
  add: authedProcedure.input(timeOffInput).mutation(({ ctx, input }) => addTimeOff(ctx, input)),
  end: authedProcedure.input(endTimeOffInput).mutation(({ ctx, input }) => endTimeOff(ctx, input)),
  delete: authedProcedure
    .input(deleteTimeOffInput)
    .mutation(({ ctx, input }) => deleteTimeOff(ctx, input)),
});
