import { FormSection } from "../../../shared/forms/form-section.tsx";
import styles from "./parts/account.module.css";
import { EmailRow } from "./email-row.tsx";
import { LoginsList } from "./logins-list.tsx";
import { PasskeysList } from "./passkeys-list.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TwoStepRow } from "./two-step/two-step-row.tsx";

/** Email, password, two-step login, passkeys and logins. */
export const SecuritySection = ({ username }: { username: string }) => (
  <FormSection title="Security" note="Who can get in.">
    <h3 className={styles.heading}>Email</h3>
    <EmailRow username={username} />
    <h3 className={styles.heading}>Password</h3>
    <PasswordForm username={username} />
    <h3 className={styles.heading}>Two-step login</h3>
    <TwoStepRow username={username} />
    <h3 className={styles.heading}>Passkeys</h3>
    <PasskeysList username={username} />
    <h3 className={styles.heading}>Logins</h3>
    <LoginsList />
  </FormSection>
);
