import type { RaceBody } from "@triplan/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { trpc } from "../../shared/network/trpc.ts";

/** Debounce of the preview request. */
const PAUSE_MS = 200;

/** What a race would change. Never cached: the plan may have changed since. */
export function useRacePreview(body: RaceBody | null) {
  const { client } = trpc.useUtils();
  const [asked] = useDebouncedValue(body && JSON.stringify(body), PAUSE_MS);
  const current = body && JSON.stringify(body);
  const query = useQuery({
    queryKey: ["race-preview", asked],
    queryFn: body && asked === current ? () => client.races.preview.mutate(body) : skipToken,
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
