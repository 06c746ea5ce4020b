import { RESET_BY_OPERATOR } from "@triplan/domain";
import { Link } from "react-router-dom";
import { trpc } from "../../shared/network/trpc.ts";
import styles from "./auth-page.module.css";

/** Leads to a reset link, or says whom to ask for one. */
export function ForgotPassword() {
  const by = trpc.config.get.useQuery().data?.passwordReset;
  return (
    <p className={styles.forgot}>
      {by === "mail" && <Link to="/forgot-password">Forgot password?</Link>}
      {by === "operator" && <span>Forgot your password? {RESET_BY_OPERATOR}</span>}
    </p>
  );
}
