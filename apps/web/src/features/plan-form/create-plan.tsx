import { PageHead } from "@triplan/ui";
import { Button } from "@mantine/core";
import type { Thresholds } from "@triplan/domain";
import { useMemo, useRef, type ComponentProps } from "react";
import { useToday } from "../../shared/dates/today.ts";
import { loadableOverlay } from "../../shared/loading/loadable-overlay.tsx";
import { InertUntilHydrated } from "../../shared/hydration/inert-until-hydrated.tsx";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import type { CurrentThreshold, PlanRow, PublicUser } from "../../shared/network/trpc.ts";
import { thresholdValues } from "../../shared/thresholds/threshold-values.ts";
import { useStoredThresholds } from "../../shared/thresholds/use-stored-thresholds.ts";
import { ChainNote } from "./chain/chain-note.tsx";
import styles from "./create-plan.module.css";
import type { ChosenWay } from "./draft/plan-draft.ts";
import { planFacts } from "./draft/plan-facts.ts";
import { PlanForm } from "./fields/plan-form.tsx";
import { PlanPreview } from "./preview/plan-preview.tsx";
import { PreviewDock } from "./preview/preview-dock.tsx";
import type { SavePlanDialog as Save } from "./save/save-plan-dialog.tsx";
import { useCreatePlan } from "./save/use-create-plan.ts";
import { usePlanDraft } from "./draft/use-plan-draft.ts";
import { usePlanErrors } from "./draft/use-plan-errors.ts";
import { usePlanPreview } from "./preview/use-plan-preview.ts";

// Lazy, because only a visitor who submits the form needs it.
const SavePlanDialog = loadableOverlay<ComponentProps<typeof Save>>(
  async () => (await import("./save/save-plan-dialog.tsx")).SavePlanDialog,
);

interface CreatePlanProps {
  /** null for a visitor, who needs an account to save. */
  user: PublicUser | null;
  onCreated: (plan: PlanRow) => void;
  /** Returns to the plan that was open; the entries are kept. */
  onCancel?: () => void;
}

/** The Training Plan Setup form with its live preview. */
export function CreatePlan(props: CreatePlanProps) {
  useDocumentTitle("New plan");
  const stored = useStoredThresholds(props.user);
  const thresholds = useMemo(() => thresholdValues(stored), [stored]);
  const draft = usePlanDraft(props.user, thresholds);
  return (
    <PlanUnits plan={draft.values}>
      <PlanSetup {...props} {...{ stored, thresholds, draft }} />
    </PlanUnits>
  );
}

/** What the form holds and that it saves nothing yet. */
function introduction(filledFrom: string | null, way: ChosenWay | null): string {
  if (filledFrom === null) {
    return "Seven short sections. The preview updates as you go; nothing is saved until you choose to.";
  }
  const changed = way ? `${way.done} ` : "";
  return `Filled in from “${filledFrom}”, which stays as it is. ${changed}Nothing is saved until you choose to.`;
}

interface PlanSetupProps extends CreatePlanProps {
  stored: readonly CurrentThreshold[];
  thresholds: Thresholds;
  draft: ReturnType<typeof usePlanDraft>;
}

function PlanSetup(props: PlanSetupProps) {
  const { user, onCreated, onCancel, stored, thresholds, draft } = props;
  const today = useToday();
  const { values, hasOwnPaces, filledFrom, way, update, confirmPaces, setWay, forget } = draft;
  const facts = useMemo(() => planFacts(values, today), [values, today]);
  const { request, preview, hasFailed } = usePlanPreview(values, today, thresholds);
  const { errors, check, refuse } = usePlanErrors(values, today);
  const onSaved = (plan: PlanRow) => {
    forget();
    onCreated(plan);
  };
  const flow = useCreatePlan({ user, values, today, check, refuse, onSaved });
  const card = useRef<HTMLElement>(null);

  function showPreview() {
    card.current?.scrollIntoView({ block: "start" });
    card.current?.focus({ preventScroll: true });
  }

  return (
    <InertUntilHydrated className={styles.page}>
      <PageHead
        title="Training Plan Setup"
        description={introduction(filledFrom, way)}
        action={
          onCancel && (
            <Button variant="default" onClick={onCancel}>
              Cancel
            </Button>
          )
        }
      />
      {values.follows && <ChainNote follows={values.follows} {...{ today, request, update }} />}
      <div className={styles.grid}>
        <PlanForm
          {...{ user, values, facts, errors, update, today, hasOwnPaces, stored, way }}
          {...{ request, preview }}
          onWay={setWay}
          onConfirmPaces={confirmPaces}
          failures={flow.failures}
          isPending={flow.isPending && !flow.isAsking}
          onSubmit={() => void flow.submit()}
        />
        <PlanPreview
          ref={card}
          {...{ values, facts, preview, hasFailed, hasOwnPaces }}
          isPlan={request !== null}
          isVisitor={!user}
        />
      </div>
      <PreviewDock facts={facts} preview={preview} onShow={showPreview} />
      {flow.isAsking && (
        <SavePlanDialog
          user={user}
          values={values}
          facts={facts}
          onSave={flow.saveFromDialog}
          onClose={flow.stopAsking}
        />
      )}
    </InertUntilHydrated>
  );
}
