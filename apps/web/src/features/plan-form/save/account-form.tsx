import { SegmentedTabs } from "@triplan/ui";
import { useId, useRef, useState } from "react";
import type { AuthMode } from "../../../shared/account/auth-mode.ts";
import {
  credentialErrors,
  refusedFields,
  type CredentialErrors,
} from "../../../shared/account/credential-errors.ts";
import { CredentialFields } from "../../../shared/account/credential-fields.tsx";
import { errorText } from "../../../shared/network/error-text.ts";
import { hasLoggedIn } from "../../../shared/account/known-login.ts";
import { RegistrationClosed } from "../../../shared/account/registration-closed.tsx";
import { useRegistrationClosed } from "../../../shared/account/use-registration-closed.ts";
import { isCodeRequired } from "../../../shared/account/signed-out.ts";
import { useSignIn } from "../../../shared/account/use-sign-in.ts";
import { CodeForm } from "./code-form.tsx";
import { DialogButtons } from "./dialog-buttons.tsx";
import styles from "./save-plan-dialog.module.css";
import type { SignInFormProps } from "./sign-in-form-props.ts";

const BUTTONS = {
  login: { ready: "Login & Save Plan", busy: "Saving Plan..." },
  register: { ready: "Create Account & Save Plan", busy: "Creating Account..." },
} as const satisfies Record<AuthMode, { ready: string; busy: string }>;

/** Login or registration before saving. Entries survive errors and a change of tab. */
export function AccountForm({ isBusy, whileBusy, onSignedIn, onCancel }: SignInFormProps) {
  const panelId = useId();
  const isClosed = useRegistrationClosed();
  const [mode, setMode] = useState<AuthMode>(() =>
    hasLoggedIn() || isClosed ? "login" : "register",
  );
  const [typed, setTyped] = useState({ username: "", password: "" });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [refusal, setRefusal] = useState("");
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const signIn = useSignIn(mode, () => setCodeNeeded(true));

  function showErrors(found: CredentialErrors): boolean {
    setErrors(found);
    (found.username ? username : found.password ? password : null)?.current?.focus();
    return Object.keys(found).length > 0;
  }

  async function submit() {
    setRefusal("");
    if (showErrors(await credentialErrors(typed))) return;
    try {
      await signIn.mutateAsync(typed);
    } catch (error) {
      if (!isCodeRequired(error) && !showErrors(refusedFields(error))) setRefusal(errorText(error));
      return;
    }
    await onSignedIn();
  }

  if (isCodeNeeded) {
    return (
      <CodeForm
        isBusy={isBusy}
        whileBusy={whileBusy}
        onSignedIn={onSignedIn}
        onCancel={onCancel}
        onPasswordNeeded={() => setCodeNeeded(false)}
      />
    );
  }
  return (
    <>
      <SegmentedTabs
        label="Login or create an account"
        tabs={[
          { value: "login", label: "Login", panelId },
          { value: "register", label: "Create Account", panelId },
        ]}
        value={mode}
        onChange={setMode}
      />
      <div id={panelId} role="tabpanel" aria-label={mode === "login" ? "Login" : "Create Account"}>
        {isClosed && mode === "register" ? (
          <div className={styles.form}>
            <RegistrationClosed />
          </div>
        ) : (
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isBusy) void whileBusy(submit);
            }}
          >
            <CredentialFields
              mode={mode}
              values={typed}
              errors={errors}
              usernameRef={username}
              passwordRef={password}
              onChange={(change) => {
                setErrors({});
                setRefusal("");
                setTyped((last) => ({ ...last, ...change }));
              }}
            />
            {refusal && <p className={styles.refusal}>{refusal}</p>}
            <DialogButtons
              label={isBusy ? BUTTONS[mode].busy : BUTTONS[mode].ready}
              isBusy={isBusy}
              onCancel={onCancel}
            />
          </form>
        )}
      </div>
    </>
  );
}
