import { Dialog, DialogActions } from "@triplan/ui";
import { useState, type ReactNode } from "react";
import { refusedFields } from "../../../../shared/forms/refused-fields.ts";
import styles from "../parts/account.module.css";
import { ConfirmPasswordField } from "../parts/confirm-password-field.tsx";

interface PasswordStepProps {
  title: string;
  username: string;
  /** What the password is asked for. */
  children: ReactNode;
  request: {
    mutate: (input: { password: string }) => void;
    isPending: boolean;
    error: unknown;
    reset: () => void;
  };
  onClose: () => void;
}

/** Asks for the password before the next step of a dialog. */
export function PasswordStep({ title, username, children, request, onClose }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const { mutate, isPending, error, reset } = request;
  return (
    <Dialog title={title} isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>{children}</p>
      <form
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ password });
        }}
      >
        <ConfirmPasswordField
          username={username}
          value={password}
          error={refusedFields(error)["password"]}
          onChange={(text) => {
            reset();
            setPassword(text);
          }}
        />
        <DialogActions
          label={isPending ? "Checking..." : "Continue"}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
