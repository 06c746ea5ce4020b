import type { PlanEditBody } from "@triplan/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { trpc } from "../../shared/network/trpc.ts";

/** Debounce of the preview request. */
const PAUSE_MS = 250;

/** What a change of the plan would do. Never cached: the plan may have changed since. */
export function usePlanEditPreview(body: PlanEditBody | null) {
  const { client } = trpc.useUtils();
  const current = body && JSON.stringify(body);
  const [asked] = useDebouncedValue(current, PAUSE_MS);
  const query = useQuery({
    queryKey: ["plan-edit-preview", asked],
    queryFn: body && asked === current ? () => client.planEdits.preview.mutate(body) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    ...query,
    data: body && !query.isError ? query.data : undefined,
    /** True if the preview is of what is entered now. */
    isCurrent: asked === current && query.isSuccess && !query.isPlaceholderData,
  };
}
