import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ExportCard } from "../../features/progress/export-card.tsx";
import { ProgressCard } from "../../features/progress/progress-card.tsx";
import { withoutOverlay } from "../../features/week/dialogs/use-week-overlay.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { AdjustDialog, EditPlanDialog } from "./plan-dialogs.ts";
import styles from "./plan-cards.module.css";

const RACE_LINK = "edit-race";

/** The cards under the week on the Dashboard, with the dialogs that they open; a link opens the race. */
export function PlanCards({ plan }: { plan: PlanRow }) {
  const [opened, setOpened] = useState<"adjust" | "edit" | null>(null);
  const [params, setParams] = useSearchParams();
  const isLinked = params.get("open") === RACE_LINK;
  const open = isLinked ? "edit" : opened;
  const close = () => {
    setOpened(null);
    if (isLinked) setParams(withoutOverlay, { replace: true });
  };
  return (
    <div className={styles.cards}>
      <ProgressCard
        plan={plan}
        onAdjust={() => setOpened("adjust")}
        onEdit={() => setOpened("edit")}
      />
      <ExportCard plan={plan} />
      {open === "adjust" && <AdjustDialog planId={plan.id} onClose={close} />}
      {open === "edit" && (
        <EditPlanDialog plan={plan} first={isLinked ? "race" : "goal"} onClose={close} />
      )}
    </div>
  );
}
