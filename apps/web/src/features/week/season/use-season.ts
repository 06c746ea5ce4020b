import type { Units } from "@triplan/domain";
import { outlineSeason, planRequestOf, type Season } from "@triplan/plan-engine";
import { useUnits } from "@triplan/ui";
import { useEffect, useMemo, useState } from "react";
import { loadPlanGenerator } from "../../../shared/plan-generator/load-plan-generator.ts";
import type { PlanRow } from "../model/week-types.ts";

interface Outline {
  season: Season;
  /** False if the plan's weeks are not as laid out, so that its limits are not known yet. */
  isComplete: boolean;
}

function outlineOf(plan: PlanRow, units: Units): Outline {
  const season = outlineSeason(planRequestOf(plan), units);
  const isComplete = season.weeks.every(
    ({ week, minutes }) => plan.weekMinutes[week - 1] === minutes,
  );
  return { season: isComplete ? season : { ...season, limits: [] }, isComplete };
}

/**
 * The season of a plan. The limits of some plans follow a moment later: of one made smaller because it
 * would tire too much, they depend on the load of every exercise.
 */
export function useSeason(plan: PlanRow): Season {
  const units = useUnits();
  const outline = useMemo(() => outlineOf(plan, units), [plan, units]);
  const [found, setFound] = useState<{ outline: Outline; season: Season } | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      if (outline.isComplete) return;
      const { previewSample } = await loadPlanGenerator();
      if (isGone) return;
      const season = await previewSample(planRequestOf(plan), units);
      if (!isGone) setFound({ outline, season });
    };
    find().catch((cause: unknown) => console.warn("The plan's limits could not be found", cause));
    return () => {
      isGone = true;
    };
  }, [plan, units, outline]);
  return found?.outline === outline ? found.season : outline.season;
}
