import { LOGIN_CODE_HINT } from "@triplan/domain";
import { LoginCodeFields } from "../../../shared/account/two-step/login-code-fields.tsx";
import { useLoginCode } from "../../../shared/account/two-step/use-login-code.ts";
import { useLoggedIn } from "../../../shared/account/use-logged-in.ts";
import { DialogButtons } from "./dialog-buttons.tsx";
import styles from "./save-plan-dialog.module.css";
import type { SignInFormProps } from "./sign-in-form-props.ts";

interface CodeFormProps extends SignInFormProps {
  /** Called when the password has to be entered again. */
  onPasswordNeeded: () => void;
}

/** The second step of a login before saving. */
export function CodeForm({ onPasswordNeeded, ...form }: CodeFormProps) {
  const { isBusy, whileBusy, onSignedIn, onCancel } = form;
  const onLoggedIn = useLoggedIn();
  const { field, submit } = useLoginCode({ onLoggedIn, onPasswordNeeded });
  return (
    <form
      className={styles.form}
      aria-label="Enter your code"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        void whileBusy(async () => {
          if (await submit()) await onSignedIn();
        });
      }}
    >
      <p className={styles.signedIn}>{LOGIN_CODE_HINT}</p>
      <LoginCodeFields {...field} />
      <DialogButtons
        label={isBusy ? "Saving Plan..." : "Login & Save Plan"}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}
