import { PasswordInput, TextInput } from "@mantine/core";
import { PASSWORD_LENGTH } from "@triplan/domain";
import { FieldError } from "@triplan/ui";
import { useState, type Ref } from "react";
import type { AuthMode } from "./auth-mode.ts";
import styles from "./credential-fields.module.css";
import {
  prepareCredentialRules,
  type CredentialErrors,
  type TypedCredentials,
} from "./credential-errors.ts";
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
  const [isShown, setShown] = useState(false);
  const hint = mode === "register" ? passwordHint(values.password, values.username) : null;
  const rule = <span className={styles.rule}>At least {PASSWORD_LENGTH.min} characters</span>;
  const description = hint ? <output>{hint}</output> : mode === "register" && rule;
  return (
    <>
      <TextInput
        ref={usernameRef}
        label="Email"
        type="email"
        name="username"
        placeholder="you@example.com"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        classNames={styles}
        value={values.username}
        error={errors.username && <FieldError>{errors.username}</FieldError>}
        onFocus={prepareCredentialRules}
        onChange={(event) => onChange({ username: event.currentTarget.value })}
      />
      <PasswordInput
        ref={passwordRef}
        label="Password"
        name="password"
        {...PASSWORD[mode]}
        classNames={styles}
        value={values.password}
        inputWrapperOrder={["label", "input", "error", "description"]}
        description={errors.password ? null : description}
        error={errors.password && <FieldError>{errors.password}</FieldError>}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          "aria-label": isShown ? "Hide password" : "Show password",
          "aria-hidden": false,
          tabIndex: 0,
        }}
        onFocus={prepareCredentialRules}
        onChange={(event) => onChange({ password: event.currentTarget.value })}
      />
    </>
  );
}
