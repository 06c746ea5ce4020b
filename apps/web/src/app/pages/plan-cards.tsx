import { Suspense, useState } from "react";
import { ExportCard } from "../../features/progress/export-card.tsx";
import { ProgressCard } from "../../features/progress/progress-card.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { AdjustDialog, EditPlanDialog } from "./plan-dialogs.ts";
import styles from "./plan-cards.module.css";

/** The cards under the week on the Dashboard, with the dialogs that they open. */
export function PlanCards({ plan }: { plan: PlanRow }) {
  const [open, setOpen] = useState<"adjust" | "edit" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.cards}>
      <ProgressCard plan={plan} onAdjust={() => setOpen("adjust")} onEdit={() => setOpen("edit")} />
      <ExportCard plan={plan} />
      <Suspense>
        {open === "adjust" && <AdjustDialog planId={plan.id} onClose={close} />}
        {open === "edit" && <EditPlanDialog plan={plan} onClose={close} />}
      </Suspense>
    </div>
  );
}
