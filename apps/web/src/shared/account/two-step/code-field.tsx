import { TextInput } from "@mantine/core";
import { FieldError } from "@triplan/ui";
import styles from "../credential-fields.module.css";

interface CodeFieldProps {
  /** True for a recovery code, which has letters too. */
  isRecovery?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** Takes the focus when it appears. */
  isFocused?: boolean;
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** A code of the authenticator app, or a recovery code. */
export const CodeField = ({
  isRecovery = false,
  value,
  error,
  onChange,
  isFocused = false,
}: CodeFieldProps) => (
  <TextInput
    ref={isFocused ? takeFocus : undefined}
    label={isRecovery ? "Recovery code" : "Code of your app"}
    name="code"
    placeholder={isRecovery ? undefined : "123 456"}
    autoComplete={isRecovery ? "off" : "one-time-code"}
    inputMode={isRecovery ? "text" : "numeric"}
    autoCapitalize="none"
    spellCheck={false}
    classNames={styles}
    value={value}
    error={error && <FieldError>{error}</FieldError>}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
