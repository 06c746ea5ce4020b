import type { FeatureName } from "@triplan/contract";
import { trpc } from "../trpc.ts";

/** Whether a real part stands where the specification has a placeholder; false until it is known. */
export function useFeature(name: FeatureName): boolean {
  const { data } = trpc.config.get.useQuery();
  return data?.features.includes(name) ?? false;
}
