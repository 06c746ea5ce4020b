import { TextInput } from "@mantine/core";
import { MAX_PASSKEY_NAME } from "@triplan/domain";
import { FieldError } from "@triplan/ui";
import styles from "../../../shared/account/credential-fields.module.css";

interface PasskeyNameFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Tells passkeys apart in the list. */
export const PasskeyNameField = ({ value, error, onChange }: PasskeyNameFieldProps) => (
  <TextInput
    label="Name"
    placeholder="My phone"
    autoComplete="off"
    maxLength={MAX_PASSKEY_NAME}
    classNames={styles}
    value={value}
    error={error && <FieldError>{error}</FieldError>}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
