import { Dialog, DialogActions } from "@triplan/ui";
import type { ImportSummary } from "../../shared/imports/import-types.ts";
import { useUndoImport } from "./use-import-actions.ts";

interface UndoImportDialogProps {
  summary: ImportSummary;
  onClose: () => void;
}

/** Asks before everything that an import stored is deleted. */
export function UndoImportDialog({ summary, onClose }: UndoImportDialogProps) {
  const { mutate, isPending } = useUndoImport(onClose);
  return (
    <Dialog title="Undo Import" isBusy={isPending} onClose={onClose}>
      <p>
        Undo the import of &quot;<bdi>{summary.name}</bdi>&quot;? Its activities are deleted, and
        the exercises that they completed are open again. You can import the files again.
      </p>
      <DialogActions
        label={isPending ? "Undoing..." : "Undo this import"}
        isBusy={isPending}
        isDangerous
        onCancel={onClose}
        onAction={() => mutate({ importId: summary.id })}
      />
    </Dialog>
  );
}
