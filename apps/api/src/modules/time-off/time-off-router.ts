import { deleteTimeOffInput, endTimeOffInput, planInput, timeOffInput } from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { addTimeOff } from "./add-time-off.ts";
import { deleteTimeOff } from "./delete-time-off.ts";
import { endTimeOff } from "./end-time-off.ts";
import { listTimeOff } from "./list-time-off.ts";
import { previewTimeOff } from "./preview-time-off.ts";

export const timeOffRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listTimeOff(ctx, input)),
  // Not a query: symptoms would be in an address, which proxies log.
  preview: authedProcedure.input(timeOffInput).mutation(inThread(previewTimeOff)),
  add: authedProcedure.input(timeOffInput).mutation(inThread(addTimeOff)),
  end: authedProcedure.input(endTimeOffInput).mutation(inThread(endTimeOff)),
  delete: authedProcedure.input(deleteTimeOffInput).mutation(inThread(deleteTimeOff)),
});
