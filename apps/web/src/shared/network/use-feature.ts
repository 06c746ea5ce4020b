import type { FeatureName } from "@triplan/contract";
import { trpc } from "./trpc.ts";

/**
 * True when a feature replaces the specification's placeholder; undefined while loading, false if
 * that fails.
 */
export function useFeature(name: FeatureName): boolean | undefined {
  const { data, isError } = trpc.config.get.useQuery();
  return data?.features.includes(name) ?? (isError ? false : undefined);
}
