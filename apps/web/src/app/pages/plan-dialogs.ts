import type { ComponentProps } from "react";
import type { AdjustDialog as Adjust } from "../../features/adjust/adjust-dialog.tsx";
import type { EditPlanDialog as EditPlan } from "../../features/edit-plan/edit-plan-dialog.tsx";
import type { PlanNextRace as NextRace } from "../../features/plan-form/chain/plan-next-race.tsx";
import { loadable } from "../../shared/loading/loadable.tsx";
import { loadableOverlay } from "../../shared/loading/loadable-overlay.tsx";

export const AdjustDialog = loadableOverlay<ComponentProps<typeof Adjust>>(
  async () => (await import("../../features/adjust/adjust-dialog.tsx")).AdjustDialog,
);
export const EditPlanDialog = loadableOverlay<ComponentProps<typeof EditPlan>>(
  async () => (await import("../../features/edit-plan/edit-plan-dialog.tsx")).EditPlanDialog,
);
export const PlanNextRace = loadable<ComponentProps<typeof NextRace>>(
  async () => (await import("../../features/plan-form/chain/plan-next-race.tsx")).PlanNextRace,
);
