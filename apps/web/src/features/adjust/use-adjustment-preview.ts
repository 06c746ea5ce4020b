import { keepPreviousData, skipToken } from "@tanstack/react-query";
import type { AdjustPlanInput } from "@triplan/contract";
import { trpc } from "../../trpc.ts";

/** Asks what an adjustment would change; the plan may have changed since, so it is asked each time. */
export const useAdjustmentPreview = (input: AdjustPlanInput | null, isPaused: boolean) =>
  trpc.plans.previewAdjustment.useQuery(input && !isPaused ? input : skipToken, {
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
