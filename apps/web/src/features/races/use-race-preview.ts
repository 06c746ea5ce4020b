import type { PreviewRaceBody } from "@triplan/contract";
import { trpc } from "../../shared/network/trpc.ts";
import { useEffectPreview } from "../../shared/plan-effect/use-effect-preview.ts";

/** What a race would change, in place of the stored one that `raceId` names. */
export function useRacePreview(body: PreviewRaceBody | null) {
  const { client } = trpc.useUtils();
  return useEffectPreview("race-preview", body, (race) => client.races.preview.mutate(race));
}
