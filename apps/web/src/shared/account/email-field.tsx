import { TextInput } from "@mantine/core";
import { FieldError } from "@triplan/ui";
import type { Ref } from "react";
import { prepareCredentialRules } from "./credential-errors.ts";
import styles from "./credential-fields.module.css";

interface EmailFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** True for the address that replaces the present one. */
  isNew?: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The address that names an account. */
export const EmailField = ({ value, error, onChange, isNew = false, ref }: EmailFieldProps) => (
  <TextInput
    ref={ref}
    label={isNew ? "New email" : "Email"}
    type="email"
    name="username"
    placeholder="you@example.com"
    autoComplete={isNew ? "email" : "username"}
    autoCapitalize="none"
    spellCheck={false}
    classNames={styles}
    value={value}
    error={error && <FieldError>{error}</FieldError>}
    onFocus={prepareCredentialRules}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
