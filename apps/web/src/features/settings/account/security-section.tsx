import { FormSection } from "../../../shared/forms/form-section.tsx";
import styles from "./account.module.css";
import { LoginsList } from "./logins-list.tsx";
import { PasswordForm } from "./password-form.tsx";

/** Password and logins. */
export const SecuritySection = ({ username }: { username: string }) => (
  <FormSection title="Security" note="Who can get in.">
    <h3 className={styles.heading}>Password</h3>
    <PasswordForm username={username} />
    <h3 className={styles.heading}>Logins</h3>
    <LoginsList />
  </FormSection>
);
