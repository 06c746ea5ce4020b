import { Dialog } from "@triplan/ui";
import styles from "./parts/account.module.css";
import { ConfirmPasswordForm } from "./parts/confirm-password-form.tsx";
import { type Passkey, useRemovePasskey } from "./use-passkeys.ts";

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  username: string;
  onClose: () => void;
}

/** Explains that the device keeps its copy, and asks for the password. */
export function RemovePasskeyDialog({ passkey, username, onClose }: RemovePasskeyDialogProps) {
  const request = useRemovePasskey(onClose);
  return (
    <Dialog title="Remove this passkey?" isBusy={request.isPending} onClose={onClose}>
      <p className={styles.question}>
        <bdi>{passkey.name}</bdi> will no longer log you in. Your present logins go on. Delete it on
        your device, too, or it is still offered there.
      </p>
      <ConfirmPasswordForm
        name="Remove this passkey"
        username={username}
        action={{ ready: "Remove Passkey", busy: "Removing...", isDangerous: true }}
        request={request}
        onConfirm={(password) => request.mutate({ passkeyId: passkey.id, password })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
