import { Dialog, DialogActions } from "@triplan/ui";
import { useRef, useState } from "react";
import {
  credentialErrors,
  refusedFields,
  type CredentialErrors,
} from "../../shared/account/credential-errors.ts";
import { CredentialFields } from "../../shared/account/credential-fields.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { PasskeyLogin } from "../../shared/account/passkey-login.tsx";
import { clearSignedOut } from "../../shared/account/signed-out.ts";
import { CodeAgainDialog } from "./code-again-dialog.tsx";
import styles from "./login-again-dialog.module.css";
import { useLoginAgain } from "./use-login-again.ts";

/** Asks for the password and a code, or for a passkey, over the open page, which stays as it is. */
export function LoginAgainDialog() {
  const user = useCurrentUser();
  const [typed, setTyped] = useState({ username: user.data?.username ?? "", password: "" });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const { login, onLoggedIn } = useLoginAgain(() => setCodeNeeded(true));

  async function submit() {
    const found = await credentialErrors(typed);
    setErrors(found);
    if (Object.keys(found).length > 0 || login.isPending) return;
    login.mutate(typed, { onError: (error) => setErrors(refusedFields(error)) });
  }

  if (isCodeNeeded) {
    return (
      <CodeAgainDialog onLoggedIn={onLoggedIn} onPasswordNeeded={() => setCodeNeeded(false)} />
    );
  }
  return (
    <Dialog title="Log in again" isOnTop isBusy={login.isPending} onClose={clearSignedOut}>
      <p className={styles.why}>
        You've been logged out. Log in to carry on; nothing you entered is lost.
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CredentialFields
          mode="login"
          values={typed}
          errors={errors}
          usernameRef={usernameRef}
          passwordRef={passwordRef}
          onChange={(change) => {
            setErrors({});
            setTyped((last) => ({ ...last, ...change }));
          }}
        />
        <PasskeyLogin onLoggedIn={onLoggedIn} />
        <DialogActions
          label={login.isPending ? "Logging in..." : "Login"}
          isBusy={login.isPending}
          onCancel={clearSignedOut}
        />
      </form>
    </Dialog>
  );
}
