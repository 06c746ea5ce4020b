declare module "virtual:plan-engine-text" {
  import type { ComponentType } from "react";

  const PlanEngineText: ComponentType;
  export { PlanEngineText as default };
}
