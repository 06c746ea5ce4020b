import { LOGIN_CODE_HINT } from "@triplan/domain";
import { Dialog, DialogActions } from "@triplan/ui";
import { clearSignedOut } from "../../shared/account/signed-out.ts";
import { LoginCodeFields } from "../../shared/account/two-step/login-code-fields.tsx";
import { useLoginCode } from "../../shared/account/two-step/use-login-code.ts";
import styles from "./login-again-dialog.module.css";

type CodeAgainDialogProps = Parameters<typeof useLoginCode>[0];

/** The second step of logging in over the open page. */
export function CodeAgainDialog(props: CodeAgainDialogProps) {
  const { field, isPending, submit } = useLoginCode(props);
  return (
    <Dialog title="Enter your code" isOnTop isBusy={isPending} onClose={clearSignedOut}>
      <p className={styles.why}>{LOGIN_CODE_HINT}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LoginCodeFields {...field} />
        <DialogActions
          label={isPending ? "Logging in..." : "Login"}
          isBusy={isPending}
          onCancel={clearSignedOut}
        />
      </form>
    </Dialog>
  );
}
