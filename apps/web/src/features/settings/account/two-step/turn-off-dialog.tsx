import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { LoginCodeFields } from "../../../../shared/account/two-step/login-code-fields.tsx";
import { refusedFields } from "../../../../shared/forms/refused-fields.ts";
import styles from "../parts/account.module.css";
import { ConfirmPasswordField } from "../parts/confirm-password-field.tsx";
import { useTurnOff } from "./use-two-step.ts";

interface TurnOffDialogProps {
  username: string;
  onClose: () => void;
}

/** Asks for the password and a code before the password logs in alone again. */
export function TurnOffDialog({ username, onClose }: TurnOffDialogProps) {
  const [typed, setTyped] = useState({ password: "", code: "" });
  const { mutate, isPending, error, reset } = useTurnOff(onClose);
  const errors = refusedFields(error);
  function change(part: Partial<typeof typed>) {
    reset();
    setTyped({ ...typed, ...part });
  }
  return (
    <Dialog title="Turn off two-step login?" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        Your password will log you in without a code. Delete Triplan in your app, too: its codes and
        your recovery codes will no longer work.
      </p>
      <form
        aria-label="Turn off two-step login?"
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(typed);
        }}
      >
        <ConfirmPasswordField
          username={username}
          value={typed.password}
          error={errors["password"]}
          onChange={(password) => change({ password })}
        />
        <LoginCodeFields
          value={typed.code}
          error={errors["code"]}
          onChange={(code) => change({ code })}
        />
        <DialogActions
          label={isPending ? "Turning Off..." : "Turn Off"}
          isBusy={isPending}
          isDangerous
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
