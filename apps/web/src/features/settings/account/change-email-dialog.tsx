import { Dialog, DialogActions } from "@triplan/ui";
import { useState } from "react";
import { EmailField } from "../../../shared/account/email-field.tsx";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import styles from "./parts/account.module.css";
import { ConfirmPasswordField } from "./parts/confirm-password-field.tsx";
import { useChangeEmail } from "./use-email.ts";

interface ChangeEmailDialogProps {
  username: string;
  onClose: () => void;
}

/** Asks for the new address and the password. */
export function ChangeEmailDialog({ username, onClose }: ChangeEmailDialogProps) {
  const [typed, setTyped] = useState({ username: "", password: "" });
  const sendsMails = trpc.config.get.useQuery().data?.passwordReset === "mail";
  const { mutate, isPending, error, reset } = useChangeEmail(onClose);
  const errors = refusedFields(error);
  function change(part: Partial<typeof typed>) {
    reset();
    setTyped({ ...typed, ...part });
  }
  return (
    <Dialog title="Change your email" isBusy={isPending} onClose={onClose}>
      <p className={styles.question}>
        {sendsMails
          ? "We mail a link to the new address. Your email changes when you open it."
          : "From then on you log in with the new address."}
      </p>
      <form
        aria-label="Change your email"
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(typed);
        }}
      >
        <EmailField
          isNew
          value={typed.username}
          error={errors["username"]}
          onChange={(text) => change({ username: text })}
        />
        <ConfirmPasswordField
          username={username}
          value={typed.password}
          error={errors["password"]}
          onChange={(password) => change({ password })}
        />
        <DialogActions
          label={isPending ? "Changing..." : "Change Email"}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
