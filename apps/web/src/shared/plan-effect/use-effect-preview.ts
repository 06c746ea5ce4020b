import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";

/** Debounce of the preview request. */
const PAUSE_MS = 200;

/** What an entry would change; null asks nothing. Never cached: the plan may have changed since. */
export function useEffectPreview<Entry, Effect>(
  name: string,
  entry: Entry | null,
  ask: (entry: Entry) => Promise<Effect>,
) {
  const current = entry && JSON.stringify(entry);
  const [asked] = useDebouncedValue(current, PAUSE_MS);
  const query = useQuery({
    queryKey: [name, asked],
    queryFn: entry && asked === current ? () => ask(entry) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    ...query,
    data: entry && !query.isError ? query.data : undefined,
    /** True if the preview is of what is entered now. */
    isCurrent: asked === current && query.isSuccess && !query.isPlaceholderData,
  };
}
