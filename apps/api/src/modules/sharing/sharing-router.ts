import { planInput, sharedPlanInput, sharePlanInput } from "@triplan/contract";
import { authedProcedure, publicProcedure, router } from "../../trpc/init.ts";
import { readPlanShare, sharePlan, stopSharing } from "./plan-share.ts";
import { readSharedPlan } from "./read-shared-plan.ts";

export const sharingRouter = router({
  read: authedProcedure.input(planInput).query(({ ctx, input }) => readPlanShare(ctx, input)),
  share: authedProcedure.input(sharePlanInput).mutation(({ ctx, input }) => sharePlan(ctx, input)),
  stop: authedProcedure.input(planInput).mutation(({ ctx, input }) => stopSharing(ctx, input)),
  open: publicProcedure
    .input(sharedPlanInput)
    .query(({ ctx, input }) => readSharedPlan(ctx, input)),
});
