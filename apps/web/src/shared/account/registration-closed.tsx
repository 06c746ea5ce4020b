import { REGISTRATION_CLOSED } from "@triplan/domain";
import styles from "./registration-closed.module.css";

/** Takes the place of a registration form. */
export const RegistrationClosed = () => <p className={styles.text}>{REGISTRATION_CLOSED}</p>;
