import { RACE_NAMES } from "@triplan/domain";
import { Dialog, DialogActions } from "@triplan/ui";
import type { PlanDraft } from "../draft/plan-draft.ts";
import styles from "./plan-ways.module.css";

interface ReplaceDraftDialogProps {
  unfinished: PlanDraft;
  onReplace: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the entries of an unfinished plan are lost. */
export const ReplaceDraftDialog = ({ unfinished, onReplace, onClose }: ReplaceDraftDialogProps) => (
  <Dialog title="Replace your unfinished plan?" onClose={onClose}>
    <p className={styles.question}>
      New Plan still holds “
      <bdi>{unfinished.values.name || RACE_NAMES[unfinished.values.raceType]}</bdi>”, which is not
      saved. Its entries would be replaced. Cancel, and New Plan shows them again.
    </p>
    <DialogActions
      label="Replace"
      isBusy={false}
      isDangerous
      onCancel={onClose}
      onAction={onReplace}
    />
  </Dialog>
);
