import type { FeatureName } from "@triplan/contract";
import { trpc } from "./trpc.ts";

/** True when a feature replaces the specification's placeholder; false while loading. */
export function useFeature(name: FeatureName): boolean {
  const { data } = trpc.config.get.useQuery();
  return data?.features.includes(name) ?? false;
}
