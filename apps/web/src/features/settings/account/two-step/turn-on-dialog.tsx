import { SUCCESSES } from "../../../../shared/notifications/messages.ts";
import { notifySuccess } from "../../../../shared/notifications/notify.ts";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { ScanStep } from "./scan-step.tsx";
import { useNewKey, useTurnOn } from "./use-two-step.ts";

interface TurnOnDialogProps {
  username: string;
  onClose: () => void;
}

/** Asks for the password, shows the key for the app, and then the recovery codes. */
export function TurnOnDialog({ username, onClose }: TurnOnDialogProps) {
  const newKey = useNewKey();
  const turnOn = useTurnOn();
  function finish() {
    // Not earlier: on a phone it would cover the dialog.
    notifySuccess(SUCCESSES.twoStepOn);
    onClose();
  }
  if (turnOn.data) {
    return <RecoveryCodesDialog codes={turnOn.data.recoveryCodes} onClose={finish} />;
  }
  if (newKey.data) return <ScanStep appKey={newKey.data} request={turnOn} onClose={onClose} />;
  return (
    <PasswordStep
      title="Turn on two-step login"
      username={username}
      request={newKey}
      onClose={onClose}
    >
      You need an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator, or a
      password manager that shows codes.
    </PasswordStep>
  );
}
