import { PASSWORD_LENGTH } from "@triplan/domain";
import styles from "./credential-fields.module.css";
import { PasswordField } from "./password-field.tsx";
import { passwordHint } from "./password-hint.ts";

interface NewPasswordFieldProps {
  /** The account's e-mail address, if known: a password that contains it gets a hint. */
  username: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A password to choose. A weak one only gets a hint. */
export function NewPasswordField({ username, value, error, onChange }: NewPasswordFieldProps) {
  const hint = passwordHint(value, username);
  return (
    <PasswordField
      label="New password"
      name="newPassword"
      autoComplete="new-password"
      value={value}
      error={error}
      description={
        hint ? (
          <output>{hint}</output>
        ) : (
          <span className={styles.rule}>At least {PASSWORD_LENGTH.min} characters</span>
        )
      }
      onChange={onChange}
    />
  );
}
