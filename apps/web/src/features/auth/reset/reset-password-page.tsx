import { Button } from "@mantine/core";
import { RESET_LINK_VOID } from "@triplan/domain";
import { useState } from "react";
import { NewPasswordField } from "../../../shared/account/new-password-field.tsx";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { AuthFrame } from "../auth-frame.tsx";
import styles from "../auth-page.module.css";
import { LinkOutcome } from "../link-outcome.tsx";
import { useLinkToken } from "../use-link-token.ts";
import { useResetPassword } from "./use-reset-password.ts";

/** Sets a new password with the link that an athlete was sent. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [newPassword, setNewPassword] = useState("");
  const { mutate, isPending, error, reset } = useResetPassword();
  const errors = refusedFields(error);
  useDocumentTitle("New Password");
  if (token === null || errors["token"] !== undefined) {
    return (
      <LinkOutcome
        title="Password not changed"
        description={RESET_LINK_VOID}
        to="/auth"
        label="Back to Login"
      />
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      description="All your logins end. Log in with the new one."
    >
      <form
        className={`${styles.fields} ${styles.reset}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ token, newPassword });
        }}
      >
        <NewPasswordField
          username=""
          value={newPassword}
          error={errors["newPassword"]}
          onChange={(text) => {
            reset();
            setNewPassword(text);
          }}
        />
        <Button type="submit" className={styles.submit} fullWidth aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save Password"}
        </Button>
      </form>
    </AuthFrame>
  );
}
