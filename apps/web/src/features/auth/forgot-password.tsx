import styles from "./auth-page.module.css";

/** The way out for an athlete without the password. */
export const ForgotPassword = () => (
  <p className={styles.forgot}>
    Forgot your password? Ask the person who runs this server for a link that sets a new one.
  </p>
);
