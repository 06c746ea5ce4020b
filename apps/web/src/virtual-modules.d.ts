declare module "virtual:plan-engine-text" {
  import type { ComponentType } from "react";

  const PlanEngineText: ComponentType;
  export { PlanEngineText as default };
}

declare module "virtual:sample-season" {
  import type { SeasonBarWeek } from "@triplan/ui";

  const weeks: readonly SeasonBarWeek[];
  export { weeks as default };
}
