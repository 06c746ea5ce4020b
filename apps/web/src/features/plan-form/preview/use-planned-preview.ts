import type { Units } from "@triplan/domain";
import type { PlanRequest } from "@triplan/plan-engine";
import { startTransition, useEffect, useState } from "react";
import {
  hasWorkers,
  loadPlanGenerator,
} from "../../../shared/plan-generator/load-plan-generator.ts";
import type { SamplePreview } from "../../../shared/plan-generator/preview-sample.ts";
import { newestFirst } from "../../../shared/plan-generator/newest-first.ts";

/** Without a worker a plan blocks the page, so none is generated for a key that is held. */
const PAUSE_MS = hasWorkers ? 0 : 120;

export interface PlanPreview {
  /** The request that the season answers; lags behind the form for a moment. */
  request: PlanRequest;
  season: SamplePreview;
}

interface Planned {
  /** May lag behind the request; null until the first one is made. */
  planned: PlanPreview | null;
  /** True if the newest request could not be answered. */
  hasFailed: boolean;
}

/** The preview with its exercises. */
export function usePlannedPreview(request: PlanRequest | null, units: Units): Planned {
  const [planned, setPlanned] = useState<PlanPreview | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [run] = useState(newestFirst);
  useEffect(() => {
    if (!request) return undefined;
    const plan = async () => {
      const { previewSample } = await loadPlanGenerator();
      const season = await previewSample(request, units);
      // Drawn in steps: the whole form depends on it.
      startTransition(() => {
        setPlanned({ request, season });
        setHasFailed(false);
      });
    };
    const timer = setTimeout(() => {
      run(plan).catch((cause: unknown) => {
        console.warn("The plan could not be previewed", cause);
        setHasFailed(true);
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [request, units, run]);
  return { planned, hasFailed };
}
