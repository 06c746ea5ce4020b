import { useDebouncedValue } from "@mantine/hooks";
import type { IsoDate, Thresholds } from "@triplan/domain";
import type { SeasonPreview } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useEffect, useMemo, useState } from "react";
import { loadPlanGenerator } from "../../../shared/plan-generator/load-plan-generator.ts";
import { newestFirst } from "../../../shared/plan-generator/newest-first.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import { toPlanRequest } from "../draft/to-plan-request.ts";
import type { WayOut } from "./ways-out.ts";

/** The seasons are laid out once the form rests. */
const PAUSE_MS = 300;

type Seasons = ReadonlyMap<WayOut["kind"], SeasonPreview>;

const NONE: Seasons = new Map();

/** The season that each way out leads to, by its kind; empty until they are laid out. */
export function useWaySeasons(
  values: PlanValues,
  ways: readonly WayOut[],
  today: IsoDate,
  thresholds: Thresholds | undefined,
): Seasons {
  const units = useUnits();
  const asked = useMemo(() => ({ values, ways }), [values, ways]);
  const [settled] = useDebouncedValue(asked, PAUSE_MS);
  const [found, setFound] = useState<{ asked: object; seasons: Seasons } | null>(null);
  const [run] = useState(newestFirst);
  useEffect(() => {
    const layOut = async () => {
      const { previewSeason } = await loadPlanGenerator();
      const seasons = new Map<WayOut["kind"], SeasonPreview>();
      for (const { kind, apply } of settled.ways) {
        const request = toPlanRequest(apply(settled.values), today, thresholds);
        if (request) seasons.set(kind, await previewSeason(request, units));
      }
      setFound({ asked: settled, seasons });
    };
    run(layOut).catch((cause: unknown) => console.warn("No ways out could be laid out", cause));
  }, [settled, today, thresholds, units, run]);
  return found?.asked === asked ? found.seasons : NONE;
}
