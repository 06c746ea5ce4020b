import { planInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readProgress } from "./read-progress.ts";

export const progressRouter = router({
  read: authedProcedure.input(planInput).query(({ ctx, input }) => readProgress(ctx, input)),
});
