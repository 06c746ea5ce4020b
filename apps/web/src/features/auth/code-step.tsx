import { Button } from "@mantine/core";
import { LOGIN_CODE_HINT } from "@triplan/domain";
import { LoginCodeFields } from "../../shared/account/two-step/login-code-fields.tsx";
import { useLoginCode } from "../../shared/account/two-step/use-login-code.ts";
import { useLoggedIn } from "../../shared/account/use-logged-in.ts";
import { AuthFrame } from "./auth-frame.tsx";
import styles from "./auth-page.module.css";

/** The second step of a login by password. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const onLoggedIn = useLoggedIn();
  const { field, isPending, submit } = useLoginCode({ onLoggedIn, onPasswordNeeded: onBack });
  return (
    <AuthFrame title="Enter your code" description={LOGIN_CODE_HINT}>
      <form
        className={styles.codeStep}
        aria-label="Enter your code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LoginCodeFields {...field} />
        <Button type="submit" className={styles.submit} fullWidth aria-disabled={isPending}>
          {isPending ? "Logging in..." : "Login"}
        </Button>
        <Button variant="default" className={styles.back} fullWidth onClick={onBack}>
          Back
        </Button>
      </form>
    </AuthFrame>
  );
}
