import {
  answerEstimateInput,
  deleteThresholdInput,
  recordThresholdsInput,
  setThresholdsInput,
} from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { answerEstimate } from "./answer-estimate.ts";
import { readThresholds } from "./athlete-thresholds.ts";
import { deleteThreshold } from "./delete-threshold.ts";
import { previewThresholds } from "./preview-thresholds.ts";
import { recordThresholds } from "./record-thresholds.ts";
import { setThresholds } from "./set-thresholds.ts";
import { listEstimates } from "./threshold-estimates.ts";

export const thresholdsRouter = router({
  list: authedProcedure.query(({ ctx }) => readThresholds(ctx.db, ctx.userId)),
  preview: authedProcedure
    .input(recordThresholdsInput)
    .query(({ ctx, input }) => previewThresholds(ctx, input)),
  record: authedProcedure
    .input(recordThresholdsInput)
    .mutation(({ ctx, input }) => recordThresholds(ctx, input)),
  get: authedProcedure.query(({ ctx }) => readThresholds(ctx.db, ctx.userId)),
  set: authedProcedure
    .input(setThresholdsInput)
    .mutation(({ ctx, input }) => setThresholds(ctx, input)),
  estimates: authedProcedure.query(({ ctx }) => listEstimates(ctx)),
  answerEstimate: authedProcedure
    .input(answerEstimateInput)
    .mutation(({ ctx, input }) => answerEstimate(ctx, input)),
  delete: authedProcedure
    .input(deleteThresholdInput)
    .mutation(({ ctx, input }) => deleteThreshold(ctx, input)),
});
