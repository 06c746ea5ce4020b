import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import styles from "./parts/account.module.css";
import { ConfirmPasswordField } from "./parts/confirm-password-field.tsx";
import { passkeyErrors, type Passkey, useRemovePasskey } from "./use-passkeys.ts";

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  username: string;
  onClose: () => void;
}

/** Explains that the device keeps its copy, and asks for the password. */
export function RemovePasskeyDialog({ passkey, username, onClose }: RemovePasskeyDialogProps) {
  const [password, setPassword] = useState("");
  const { mutate, isPending, error, reset } = useRemovePasskey(onClose);
  return (
    <Dialog title="Remove this passkey?" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        <bdi>{passkey.name}</bdi> will no longer log you in. Your present logins go on. Delete it on
        your device, too, or it is still offered there.
      </p>
      <form
        aria-label="Remove this passkey"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ passkeyId: passkey.id, password });
        }}
      >
        <ConfirmPasswordField
          username={username}
          value={password}
          error={passkeyErrors(error)["password"]}
          onChange={(text) => {
            reset();
            setPassword(text);
          }}
        />
        <DialogActions
          label={isPending ? "Removing..." : "Remove Passkey"}
          isBusy={isPending}
          isDangerous
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
