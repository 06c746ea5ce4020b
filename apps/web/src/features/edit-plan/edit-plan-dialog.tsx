import { Dialog, SegmentedTabs } from "@triplan/ui";
import { useState } from "react";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import styles from "./edit-plan-dialog.module.css";
import { GoalForm } from "./goal-form.tsx";
import { HoursForm } from "./hours-form.tsx";
import { PlanName } from "./plan-name.tsx";
import { RaceForm } from "./race-form.tsx";

const PANEL = "edit-plan-panel";
const TABS = [
  { value: "goal", label: "Goal", panelId: PANEL },
  { value: "hours", label: "Hours", panelId: PANEL },
  { value: "race", label: "Race", panelId: PANEL },
] as const;

const FORMS = { goal: GoalForm, hours: HoursForm, race: RaceForm } as const;
/** Width in px: the rows of a week and the four races need more. */
const SIZES = { goal: 600, hours: 800, race: 800 } as const;

type Tab = (typeof TABS)[number]["value"];

interface EditPlanDialogProps {
  plan: PlanRow;
  /** The part shown first; the goal without one. */
  first?: Tab;
  onClose: () => void;
}

/** Changes a plan: its goal, the hours of coming weeks, or its race and pool. */
export function EditPlanDialog({ plan: opened, first = "goal", onClose }: EditPlanDialogProps) {
  // The plan as it is after an undo in the dialog.
  const { data } = trpc.plans.list.useQuery();
  const plan = data?.find(({ id }) => id === opened.id) ?? opened;
  const [tab, setTab] = useState<Tab>(first);
  const [isBusy, setIsBusy] = useState(false);
  const Form = FORMS[tab];
  return (
    <Dialog title="Edit Training Plan" size={SIZES[tab]} isBusy={isBusy} onClose={onClose}>
      <PlanName plan={plan} />
      <SegmentedTabs label="What to change" tabs={TABS} value={tab} onChange={setTab} />
      <div id={PANEL} className={styles.panel} role="tabpanel" aria-label={tab}>
        <Form plan={plan} onBusy={setIsBusy} onClose={onClose} />
      </div>
    </Dialog>
  );
}
