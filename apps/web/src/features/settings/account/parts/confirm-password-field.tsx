import { PasswordField } from "../../../../shared/account/password-field.tsx";

interface ConfirmPasswordFieldProps {
  /** For password managers. */
  username: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The password that confirms a change of the account. */
export const ConfirmPasswordField = ({ username, ...field }: ConfirmPasswordFieldProps) => (
  <>
    <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
    <PasswordField label="Your password" autoComplete="current-password" {...field} />
  </>
);
