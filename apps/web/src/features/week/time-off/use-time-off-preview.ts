import type { TimeOffBody } from "@triplan/contract";
import { trpc } from "../../../shared/network/trpc.ts";
import { useEffectPreview } from "../../../shared/plan-effect/use-effect-preview.ts";

/** What time off would change. */
export function useTimeOffPreview(body: TimeOffBody | null) {
  const { client } = trpc.useUtils();
  return useEffectPreview("time-off-preview", body, (timeOff) =>
    client.timeOff.preview.mutate(timeOff),
  );
}
