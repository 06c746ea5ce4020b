import { useState } from "react";
import { ProgressPage } from "../../features/progress/page/progress-page.tsx";
import { AdjustDialog } from "./plan-dialogs.ts";
import { PlanRoute } from "./plan-route.tsx";

/** The progress of a plan, with the dialog that adjusts it. */
export function ProgressRoute() {
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <PlanRoute
      render={(plan) => (
        <>
          <ProgressPage plan={plan} onAdjust={() => setIsAdjusting(true)} />
          {isAdjusting && <AdjustDialog planId={plan.id} onClose={() => setIsAdjusting(false)} />}
        </>
      )}
    />
  );
}
