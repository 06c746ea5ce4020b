import type { PreviewGoalBody } from "@triplan/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, skipToken } from "@tanstack/react-query";
import { trpc } from "../../shared/network/trpc.ts";

/** Debounce of the preview request. */
const PAUSE_MS = 200;

/** Fetches what a goal would change; null fetches nothing. Never cached: the plan may change. */
export function useGoalPreview(update: PreviewGoalBody | null) {
  // As text, because an equal update is a new object.
  const [asked] = useDebouncedValue(update && JSON.stringify(update), PAUSE_MS);
  const input: PreviewGoalBody | null = asked === null ? null : JSON.parse(asked);
  return trpc.plans.previewGoal.useQuery(input ?? skipToken, {
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
