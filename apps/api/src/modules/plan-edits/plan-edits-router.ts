import {
  planInput,
  previewPlanEditInput,
  undoPlanEditInput,
  updatePlanInput,
} from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { listPlanRevisions } from "./list-plan-revisions.ts";
import { previewPlanEdit } from "./preview-plan-edit.ts";
import { undoPlanEdit } from "./undo-plan-edit.ts";
import { updatePlan } from "./update-plan.ts";

export const planEditsRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listPlanRevisions(ctx, input)),
  // Not a query: a schedule is too long for an address.
  preview: authedProcedure.input(previewPlanEditInput).mutation(inThread(previewPlanEdit)),
  update: authedProcedure.input(updatePlanInput).mutation(inThread(updatePlan)),
  undo: authedProcedure.input(undoPlanEditInput).mutation(inThread(undoPlanEdit)),
});
