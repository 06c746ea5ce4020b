import { useDebouncedValue } from "@mantine/hooks";
import { skipToken, type SkipToken } from "@tanstack/react-query";
import type { RecordThresholdsInput } from "@triplan/contract";
import { useUnits } from "@triplan/ui";
import { trpc } from "../network/trpc.ts";
import { readEntry, type EntryValues } from "./entry-values.ts";
import { newTargetsText } from "./new-targets-text.ts";

/** Debounce of the preview request. */
const PAUSE_MS = 300;

/**
 * What saving these values would change in the plan, in a sentence or two; empty for nothing and
 * until they are complete. Never cached: the plan may have changed since.
 */
export function useNewTargets(values: EntryValues): string {
  const units = useUnits();
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const entry = readEntry(settled, units);
  const text = useTargetsAfter("errors" in entry ? skipToken : entry.input);
  return settled === values ? text : "";
}

/** What recording `input` would change in the plan; empty for nothing and while it loads. */
export function useTargetsAfter(input: RecordThresholdsInput | SkipToken): string {
  const units = useUnits();
  const { data } = trpc.thresholds.preview.useQuery(input, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data ? newTargetsText(data, units) : "";
}
