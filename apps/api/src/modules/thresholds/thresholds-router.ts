import { deleteThresholdInput, recordThresholdsInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readThresholds } from "./athlete-thresholds.ts";
import { deleteThreshold } from "./delete-threshold.ts";
import { previewThresholds } from "./preview-thresholds.ts";
import { recordThresholds } from "./record-thresholds.ts";

export const thresholdsRouter = router({
  list: authedProcedure.query(({ ctx }) => readThresholds(ctx.db, ctx.userId)),
  preview: authedProcedure
    .input(recordThresholdsInput)
    .query(({ ctx, input }) => previewThresholds(ctx, input)),
  record: authedProcedure
    .input(recordThresholdsInput)
    .mutation(({ ctx, input }) => recordThresholds(ctx, input)),
  delete: authedProcedure
    .input(deleteThresholdInput)
    .mutation(({ ctx, input }) => deleteThreshold(ctx, input)),
});
