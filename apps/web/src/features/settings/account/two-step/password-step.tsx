import { Dialog } from "@triplan/ui";
import type { ReactNode } from "react";
import styles from "../parts/account.module.css";
import { ConfirmPasswordForm } from "../parts/confirm-password-form.tsx";

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
  return (
    <Dialog title={title} isBusy={request.isPending} onClose={onClose}>
      <p className={styles.question}>{children}</p>
      <ConfirmPasswordForm
        name={title}
        username={username}
        action={{ ready: "Continue", busy: "Checking..." }}
        request={request}
        onConfirm={(password) => request.mutate({ password })}
        onCancel={onClose}
      />
    </Dialog>
  );
}
