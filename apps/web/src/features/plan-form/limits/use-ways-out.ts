import type { IsoDate, Thresholds } from "@triplan/domain";
import { isSerious, type Season } from "@triplan/plan-engine";
import { useMemo } from "react";
import { planFacts } from "../draft/plan-facts.ts";
import type { PlanValues } from "../draft/plan-values.ts";
import { offeredWays, type OfferedWay } from "./offered-ways.ts";
import { useWaySeasons } from "./use-way-seasons.ts";
import { waysOut } from "./ways-out.ts";

interface LimitedPlan {
  values: PlanValues;
  /** The season whose serious limits are to be eased. */
  season: Season;
  today: IsoDate;
  thresholds: Thresholds | undefined;
}

/** The ways out of a plan's serious limits, of a form or of a saved plan. */
export function useWaysOut({ values, season, today, thresholds }: LimitedPlan): OfferedWay[] {
  const ways = useMemo(
    () => waysOut(values, planFacts(values, today), season.limits.filter(isSerious), today),
    [values, season, today],
  );
  return offeredWays(ways, season, useWaySeasons(values, ways, today, thresholds));
}
