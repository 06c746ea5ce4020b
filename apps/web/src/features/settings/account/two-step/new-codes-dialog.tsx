import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useNewCodes } from "./use-two-step.ts";

interface NewCodesDialogProps {
  username: string;
  onClose: () => void;
}

/** Asks for the password, and shows new recovery codes. */
export function NewCodesDialog({ username, onClose }: NewCodesDialogProps) {
  const newCodes = useNewCodes();
  if (newCodes.data) {
    return <RecoveryCodesDialog codes={newCodes.data.recoveryCodes} onClose={onClose} />;
  }
  return (
    <PasswordStep
      title="New recovery codes"
      username={username}
      request={newCodes}
      onClose={onClose}
    >
      You get ten new codes. The ones that you have will no longer work.
    </PasswordStep>
  );
}
