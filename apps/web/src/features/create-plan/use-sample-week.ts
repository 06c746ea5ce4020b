import { useDebouncedValue } from "@mantine/hooks";
import type { PlannedWeek, PlanRequest } from "@triplan/planner";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { sampleWeekOf } from "./sample-week.ts";

// Lazy, so that the page opens faster.
const loadGenerator = async () => (await import("./plan-generator.ts")).generatePlan;

type Generator = Awaited<ReturnType<typeof loadGenerator>>;

/** Debounce before the exercises are generated. */
const PAUSE_MS = 120;

function useGenerator(): Generator | null {
  const [generator, setGenerator] = useState<Generator | null>(null);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      const loaded = await loadGenerator();
      if (!isGone) setGenerator(() => loaded);
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return generator;
}

/** The sample week of the preview; may lag behind the request. */
export function useSampleWeek(request: PlanRequest | null): PlannedWeek | undefined {
  const generatePlan = useGenerator();
  // Debounced, so that a held slider key does not generate plans that nobody sees.
  const [paused] = useDebouncedValue(request, PAUSE_MS);
  const settled = useDeferredValue(paused);
  return useMemo(
    () => (generatePlan && settled ? sampleWeekOf(generatePlan(settled).weeks) : undefined),
    [generatePlan, settled],
  );
}
