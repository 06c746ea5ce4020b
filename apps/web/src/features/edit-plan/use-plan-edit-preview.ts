import type { PlanEditBody } from "@triplan/contract";
import { trpc } from "../../shared/network/trpc.ts";
import { useEffectPreview } from "../../shared/plan-effect/use-effect-preview.ts";

/** What a change of the plan would do. */
export function usePlanEditPreview(body: PlanEditBody | null) {
  const { client } = trpc.useUtils();
  return useEffectPreview("plan-edit-preview", body, (edit) =>
    client.planEdits.preview.mutate(edit),
  );
}
