import { planRequestOf, type SeasonLimit } from "@triplan/plan-engine";
import { useEffect, useState } from "react";
import { loadPlanGenerator } from "../../../shared/plan-generator/load-plan-generator.ts";
import type { PlanRow } from "../model/week-types.ts";

/**
 * The limit of a plan whose load could not be optimised as asked, or null. Known a moment after the
 * week is shown, because it depends on the load of every exercise.
 */
export function useLoadLimit(plan: PlanRow): SeasonLimit | null {
  const [found, setFound] = useState<{ plan: PlanRow; limit: SeasonLimit } | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      if (!plan.optimiseLoad) return;
      const { previewSample } = await loadPlanGenerator();
      if (isGone) return;
      const { limits } = await previewSample(planRequestOf(plan));
      if (isGone) return;
      const limit = limits.find(({ kind }) => kind === "load");
      if (limit) setFound({ plan, limit });
    };
    find().catch((cause: unknown) => console.warn("The plan's load could not be checked", cause));
    return () => {
      isGone = true;
    };
  }, [plan]);
  return found?.plan === plan ? found.limit : null;
}
