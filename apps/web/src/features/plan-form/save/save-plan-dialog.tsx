import { Modal } from "@mantine/core";
import { useState } from "react";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import { AccountForm } from "./account-form.tsx";
import type { PlanFacts } from "../draft/plan-facts.ts";
import { PlanSummary } from "./plan-summary.tsx";
import type { PlanValues } from "../draft/plan-values.ts";
import { SaveAgain } from "./save-again.tsx";
import styles from "./save-plan-dialog.module.css";

interface SavePlanDialogProps {
  /** Set as soon as login or registration succeeds. */
  user: PublicUser | null;
  values: PlanValues;
  facts: PlanFacts;
  /** Saves the plan and reports failures itself. */
  onSave: () => Promise<void>;
  onClose: () => void;
}

/** Asks a visitor for an account, then saves the plan. */
export function SavePlanDialog({ user, values, facts, onSave, onClose }: SavePlanDialogProps) {
  const [isBusy, setBusy] = useState(false);
  /** True after a login whose save failed: only saving is left. */
  const [isSavingOnly, setSavingOnly] = useState(false);

  async function whileBusy(work: () => Promise<void>) {
    setBusy(true);
    await work();
    setBusy(false);
  }

  async function saveAfterLogin() {
    await onSave();
    setSavingOnly(true);
  }

  return (
    <Modal.Root
      opened
      onClose={() => isBusy || onClose()}
      size={440}
      centered
      classNames={{
        content: styles.content ?? "",
        body: styles.body ?? "",
        title: styles.title ?? "",
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <Modal.Title>Save Your Training Plan</Modal.Title>
          <PlanSummary values={values} facts={facts} />
          {user && isSavingOnly ? (
            <SaveAgain
              username={user.username}
              isBusy={isBusy}
              onSave={() => void whileBusy(onSave)}
              onCancel={onClose}
            />
          ) : (
            <AccountForm
              isBusy={isBusy}
              whileBusy={whileBusy}
              onSignedIn={saveAfterLogin}
              onCancel={onClose}
            />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
