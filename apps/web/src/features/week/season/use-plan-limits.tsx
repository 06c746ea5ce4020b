import { isSerious, type Season } from "@triplan/plan-engine";
import type { ReactNode } from "react";
import { useDismissed } from "../../../shared/browser/use-dismissed.ts";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import type { PlanRow } from "../model/week-types.ts";
import { PlanLimits } from "./plan-limits.tsx";

export interface ShownLimits {
  /** Serious limits above the week. */
  atHead: ReactNode;
  /** Serious limits on a phone: below the days, because today comes first there. */
  belowDays: ReactNode;
  /** Minor or dismissed limits, listed at the end. */
  atEnd: readonly string[];
}

/** Shows the ways out of a season's serious limits. */
export type RenderWays = (season: Season) => ReactNode;

/** Where the week shows the limits of its plan. */
export function usePlanLimits(
  plan: PlanRow,
  season: Season,
  renderWays: RenderWays | undefined,
): ShownLimits {
  const { isDismissed, dismiss } = useDismissed("dismissed-limits");
  const isPhone = useIsPhone();
  const { limits } = season;
  const key = String(plan.id);
  const texts = limits.map(({ text }) => text);
  if (isDismissed(key) || !limits.some(isSerious)) {
    return { atHead: null, belowDays: null, atEnd: texts };
  }
  const panel = (
    <PlanLimits
      raceType={plan.raceType}
      limits={texts}
      ways={renderWays?.(season)}
      onDismiss={() => dismiss(key)}
    />
  );
  return { atHead: isPhone ? null : panel, belowDays: isPhone ? panel : null, atEnd: [] };
}
