import { useDebouncedValue } from "@mantine/hooks";
import type { UnitPreference } from "@triplan/domain";
import type { PlanPreview, PlanRequest } from "@triplan/plan-engine";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadPlanGenerator } from "../../../shared/plan-generator/load-plan-generator.ts";

type Generator = Awaited<ReturnType<typeof loadPlanGenerator>>;

/** Debounce before the exercises are generated. */
const PAUSE_MS = 120;

function useGenerator(): Generator | null {
  const [generator, setGenerator] = useState<Generator | null>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const loaded = await loadPlanGenerator();
      if (!isGone) setGenerator(() => loaded);
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return generator;
}

/** A preview and the request that it answers. */
export interface PlannedPreview {
  request: PlanRequest;
  units: UnitPreference;
  preview: PlanPreview;
}

/** The preview with its exercises; may lag behind the request. Null until the first one is made. */
export function usePlannedPreview(
  request: PlanRequest | null,
  units: UnitPreference,
): PlannedPreview | null {
  const previewPlan = useGenerator();
  // Debounced, so that a held slider key does not generate plans that nobody sees.
  const [paused] = useDebouncedValue(request, PAUSE_MS);
  const settled = useDeferredValue(paused);
  return useMemo(
    () =>
      previewPlan && settled && { request: settled, units, preview: previewPlan(settled, units) },
    [previewPlan, settled, units],
  );
}
