import { Button } from "@mantine/core";
import type { AuthMode } from "../../shared/account/auth-mode.ts";
import type { TypedCredentials } from "../../shared/account/credential-errors.ts";
import { CredentialFields } from "../../shared/account/credential-fields.tsx";
import styles from "./auth-page.module.css";
import { useAuthForm } from "./use-auth-form.ts";

const BUTTON = {
  login: { ready: "Login", busy: "Logging in..." },
  register: { ready: "Create Account", busy: "Creating Account..." },
} as const;

interface AuthFormProps {
  mode: AuthMode;
  values: TypedCredentials;
  onChange: (values: TypedCredentials) => void;
  /** Called for an account with two-step login. */
  onCodeNeeded: () => void;
}

/** The fields of a tab and their button. Entries survive errors and a change of tab. */
export function AuthForm({ mode, values, onChange, onCodeNeeded }: AuthFormProps) {
  const { errors, isPending, usernameRef, passwordRef, submit, change } = useAuthForm({
    mode,
    values,
    onChange,
    onCodeNeeded,
  });
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <CredentialFields
        mode={mode}
        values={values}
        errors={errors}
        usernameRef={usernameRef}
        passwordRef={passwordRef}
        onChange={change}
      />
      <Button type="submit" className={styles.submit} fullWidth aria-disabled={isPending}>
        {BUTTON[mode][isPending ? "busy" : "ready"]}
      </Button>
    </form>
  );
}
