import { useDebouncedValue } from "@mantine/hooks";
import type { PlannedWeek, PlanRequest } from "@triplan/planner";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { sampleWeekOf } from "./sample-week.ts";

// The page stands without it, and opens faster so.
const loadGenerator = async () => (await import("./plan-generator.ts")).generatePlan;

type Generator = Awaited<ReturnType<typeof loadGenerator>>;

/** How long the values rest before their exercises are written. */
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

/** The week of the plan that is shown day by day; it may be a moment behind the request. */
export function useSampleWeek(request: PlanRequest | null): PlannedWeek | undefined {
  const generatePlan = useGenerator();
  // A slider that is held down must not wait for plans that nobody will see.
  const [paused] = useDebouncedValue(request, PAUSE_MS);
  const settled = useDeferredValue(paused);
  return useMemo(
    () => (generatePlan && settled ? sampleWeekOf(generatePlan(settled).weeks) : undefined),
    [generatePlan, settled],
  );
}
