import { DialogActions } from "@triplan/ui";
import { useState } from "react";
import { refusedFields } from "../../../../shared/forms/refused-fields.ts";
import { ConfirmPasswordField } from "./confirm-password-field.tsx";

interface ConfirmPasswordFormProps {
  /** Accessible name. */
  name: string;
  username: string;
  action: { ready: string; busy: string; isDangerous?: boolean };
  request: { isPending: boolean; error: unknown; reset: () => void };
  onConfirm: (password: string) => void;
  onCancel: () => void;
}

/** The password as the only field of a dialog, and its buttons. */
export function ConfirmPasswordForm(props: ConfirmPasswordFormProps) {
  const { name, username, action, request, onConfirm, onCancel } = props;
  const { isPending, error, reset } = request;
  const [password, setPassword] = useState("");
  return (
    <form
      aria-label={name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onConfirm(password);
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
        label={isPending ? action.busy : action.ready}
        isBusy={isPending}
        {...(action.isDangerous && { isDangerous: true })}
        onCancel={onCancel}
      />
    </form>
  );
}
