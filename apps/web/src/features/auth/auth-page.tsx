import { IconInfoCircle } from "@tabler/icons-react";
import { SegmentedTabs } from "@triplan/ui";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { AuthMode } from "../../shared/account/auth-mode.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { PasskeyLogin } from "../../shared/account/passkey-login.tsx";
import { RegistrationClosed } from "../../shared/account/registration-closed.tsx";
import { useLoggedIn } from "../../shared/account/use-logged-in.ts";
import { useRegistrationClosed } from "../../shared/account/use-registration-closed.ts";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { authNoticeOf } from "../../shared/account/auth-notice.ts";
import { AuthForm } from "./auth-form.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import styles from "./auth-page.module.css";
import { CodeStep } from "./code-step.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { LoginNotice } from "./login-notice.tsx";

const PANEL = "auth-panel";
const TABS = [
  { value: "login", label: "Login", panelId: PANEL },
  { value: "register", label: "Register", panelId: PANEL },
] as const;

/** Login and registration; a signed-in user is redirected to the Dashboard. */
export function AuthPage() {
  const [mode, setMode] = useState<AuthMode>("login");
  const [values, setValues] = useState({ username: "", password: "" });
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const user = useCurrentUser();
  const onLoggedIn = useLoggedIn();
  const isClosed = useRegistrationClosed();
  const notice = authNoticeOf(useLocation().state);
  useDocumentTitle(mode === "login" ? "Login" : "Register");
  if (user.data) return <Navigate to="/" replace />;
  if (isCodeNeeded) return <CodeStep onBack={() => setCodeNeeded(false)} />;
  return (
    <AuthFrame
      title="Welcome to Triplan"
      description={
        isClosed
          ? "Log in. Registration is closed on this server."
          : "Log in, or create an account to save your plan."
      }
    >
      {notice && <LoginNotice notice={notice} />}
      <div className={styles.tabs}>
        <SegmentedTabs label="Account" tabs={TABS} value={mode} onChange={setMode} />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={mode === "login" ? "Login" : "Register"}>
        {isClosed && mode === "register" ? (
          <RegistrationClosed />
        ) : (
          <AuthForm
            key={mode}
            mode={mode}
            values={values}
            onChange={setValues}
            onCodeNeeded={() => setCodeNeeded(true)}
          />
        )}
        {mode === "login" && (
          <>
            <PasskeyLogin className={styles.passkey} onLoggedIn={onLoggedIn} />
            <ForgotPassword />
          </>
        )}
      </div>
      <p className={styles.note}>
        <IconInfoCircle size={16} aria-hidden />
        <span>Already started a plan? Your entries are waiting under New Plan.</span>
      </p>
    </AuthFrame>
  );
}
