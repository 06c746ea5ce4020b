import {
  planInput,
  previewPlanEditInput,
  undoPlanEditInput,
  updatePlanInput,
} from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { listPlanRevisions } from "./list-plan-revisions.ts";
import { previewPlanEdit } from "./preview-plan-edit.ts";
import { undoPlanEdit } from "./undo-plan-edit.ts";
import { updatePlan } from "./update-plan.ts";

export const planEditsRouter = router({
  list: authedProcedure.input(planInput).query(({ ctx, input }) => listPlanRevisions(ctx, input)),
  // Not a query: a schedule is too long for an address.
  preview: authedProcedure
    .input(previewPlanEditInput)
    .mutation(({ ctx, input }) => previewPlanEdit(ctx, input)),
  update: authedProcedure
    .input(updatePlanInput)
    .mutation(({ ctx, input }) => updatePlan(ctx, input)),
  undo: authedProcedure
    .input(undoPlanEditInput)
    .mutation(({ ctx, input }) => undoPlanEdit(ctx, input)),
});
