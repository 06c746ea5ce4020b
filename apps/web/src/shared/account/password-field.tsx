import { PasswordInput } from "@mantine/core";
import { FieldError } from "@triplan/ui";
import { useState, type ReactNode, type Ref } from "react";
import styles from "./credential-fields.module.css";

interface PasswordFieldProps {
  label?: string;
  name?: string;
  placeholder?: string;
  autoComplete: "current-password" | "new-password";
  value: string;
  error?: string | undefined;
  /** Shown without an error. */
  description?: ReactNode;
  onChange: (value: string) => void;
  onFocus?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password that can be shown. */
export function PasswordField({
  label = "Password",
  name = "password",
  error,
  description,
  onChange,
  ref,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const what = label.toLowerCase();
  return (
    <PasswordInput
      {...input}
      ref={ref}
      label={label}
      name={name}
      classNames={styles}
      inputWrapperOrder={["label", "input", "error", "description"]}
      description={error ? null : description}
      error={error && <FieldError>{error}</FieldError>}
      aria-invalid={error !== undefined}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        "aria-label": isShown ? `Hide ${what}` : `Show ${what}`,
        "aria-hidden": false,
        tabIndex: 0,
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
