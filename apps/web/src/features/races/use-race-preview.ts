import type { RaceBody } from "@triplan/contract";
import { trpc } from "../../shared/network/trpc.ts";
import { useEffectPreview } from "../../shared/plan-effect/use-effect-preview.ts";

/** What a race would change. */
export function useRacePreview(body: RaceBody | null) {
  const { client } = trpc.useUtils();
  return useEffectPreview("race-preview", body, (race) => client.races.preview.mutate(race));
}
