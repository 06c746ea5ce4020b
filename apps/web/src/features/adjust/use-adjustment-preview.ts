import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/network/trpc.ts";
import { toPreviewInput, type AdjustValues } from "./adjust-values.ts";

/** Debounce of the preview request. */
const PAUSE_MS = 200;

/** Fetches the preview of an adjustment. Never cached: the plan may have changed since. */
export function useAdjustmentPreview(planId: number, values: AdjustValues, isPaused: boolean) {
  const [asked] = useDebouncedValue(values, PAUSE_MS);
  const query = trpc.plans.previewAdjustment.useQuery(
    isPaused ? skipToken : toPreviewInput(planId, asked),
    { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  );
  const isCurrent = asked === values && !query.isPlaceholderData;
  /** True only once the preview of the current values shows no change. */
  const changesNothing = isCurrent && query.data?.unchanged != null;
  return { ...query, changesNothing };
}
