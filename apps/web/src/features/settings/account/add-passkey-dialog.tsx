import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import styles from "./parts/account.module.css";
import { ConfirmPasswordField } from "./parts/confirm-password-field.tsx";
import { PasskeyNameField } from "./passkey-name-field.tsx";
import { passkeyErrors, useAddPasskey } from "./use-passkeys.ts";

interface AddPasskeyDialogProps {
  username: string;
  onClose: () => void;
}

/** Asks for a name and the password; then the browser takes over. */
export function AddPasskeyDialog({ username, onClose }: AddPasskeyDialogProps) {
  const [typed, setTyped] = useState({ name: "", password: "" });
  const { mutate, isPending, error, reset } = useAddPasskey(onClose);
  const errors = passkeyErrors(error);
  function change(part: Partial<typeof typed>) {
    reset();
    setTyped({ ...typed, ...part });
  }
  return (
    <Dialog title="Add a passkey" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        Your browser asks where to keep it: on this device, on your phone or on a security key. Your
        password still works.
      </p>
      <form
        aria-label="Add a passkey"
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(typed);
        }}
      >
        <PasskeyNameField
          value={typed.name}
          error={errors["name"]}
          onChange={(name) => change({ name })}
        />
        <ConfirmPasswordField
          username={username}
          value={typed.password}
          error={errors["password"]}
          onChange={(password) => change({ password })}
        />
        <DialogActions
          label={isPending ? "Waiting for your device..." : "Add Passkey"}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
