import { preferenceOf, unitsOf } from "@triplan/domain";
import { UnitsProvider, useUnits } from "@triplan/ui";
import type { ReactNode } from "react";

interface PlanUnitsProps {
  plan: { poolLengthMeters: number };
  children: ReactNode;
}

/** Shows swims in the unit of the plan's pool, whatever pool the athlete swims in now. */
export function PlanUnits({ plan, children }: PlanUnitsProps) {
  const units = unitsOf(preferenceOf(useUnits()), plan.poolLengthMeters);
  return <UnitsProvider value={units}>{children}</UnitsProvider>;
}
