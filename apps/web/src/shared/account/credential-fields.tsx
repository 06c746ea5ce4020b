import { PASSWORD_LENGTH } from "@triplan/domain";
import type { Ref } from "react";
import type { AuthMode } from "./auth-mode.ts";
import styles from "./credential-fields.module.css";
import {
  prepareCredentialRules,
  type CredentialErrors,
  type TypedCredentials,
} from "./credential-errors.ts";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { passwordHint } from "./password-hint.ts";

interface CredentialFieldsProps {
  mode: AuthMode;
  values: TypedCredentials;
  errors: CredentialErrors;
  onChange: (change: Partial<TypedCredentials>) => void;
  usernameRef?: Ref<HTMLInputElement>;
  passwordRef?: Ref<HTMLInputElement>;
}

const PASSWORD = {
  login: { placeholder: "Your password", autoComplete: "current-password" },
  register: { placeholder: "Choose a strong password", autoComplete: "new-password" },
} as const;

/** Email and Password with their errors; a weak new password only gets a hint. */
export function CredentialFields({
  mode,
  values,
  errors,
  onChange,
  usernameRef,
  passwordRef,
}: CredentialFieldsProps) {
  const hint = mode === "register" ? passwordHint(values.password, values.username) : null;
  const rule = <span className={styles.rule}>At least {PASSWORD_LENGTH.min} characters</span>;
  const description = hint ? <output>{hint}</output> : mode === "register" && rule;
  return (
    <>
      <EmailField
        ref={usernameRef}
        value={values.username}
        error={errors.username}
        onChange={(username) => onChange({ username })}
      />
      <PasswordField
        ref={passwordRef}
        {...PASSWORD[mode]}
        value={values.password}
        description={description}
        error={errors.password}
        onFocus={prepareCredentialRules}
        onChange={(text) => onChange({ password: text })}
      />
    </>
  );
}
