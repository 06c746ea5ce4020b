import { Button } from "@mantine/core";
import { RESET_LINK_LIFETIME } from "@triplan/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { EmailField } from "../../../shared/account/email-field.tsx";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { AuthFrame } from "../auth-frame.tsx";
import styles from "../auth-page.module.css";
import { useRequestReset } from "./use-request-reset.ts";

/** Requests a reset link by mail. The answer is the same whether or not an account exists. */
export function ForgotPasswordPage() {
  const [username, setUsername] = useState("");
  const { mutate, isPending, isSuccess, error, reset } = useRequestReset();
  useDocumentTitle("Forgot Password");
  if (isSuccess) {
    return (
      <AuthFrame
        title="Check your mail"
        description={`If ${username.trim()} has an account, a link for a new password is on its way. It works for ${RESET_LINK_LIFETIME}.`}
      >
        <BackToLogin />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Forgot your password?" description="We mail you a link that sets a new one.">
      <form
        className={`${styles.fields} ${styles.reset}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate({ username });
        }}
      >
        <EmailField
          value={username}
          error={refusedFields(error)["username"]}
          onChange={(text) => {
            reset();
            setUsername(text);
          }}
        />
        <Button type="submit" className={styles.submit} fullWidth aria-disabled={isPending}>
          {isPending ? "Sending..." : "Send Link"}
        </Button>
      </form>
      <BackToLogin />
    </AuthFrame>
  );
}

const BackToLogin = () => (
  <p className={styles.forgot}>
    <Link to="/auth">Back to Login</Link>
  </p>
);
