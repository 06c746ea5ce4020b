import { Button } from "@mantine/core";
import { EMAIL_LINK_VOID } from "@triplan/domain";
import { useDocumentTitle } from "../../../shared/browser/use-document-title.ts";
import { refusedFields } from "../../../shared/forms/refused-fields.ts";
import { AuthFrame } from "../auth-frame.tsx";
import styles from "../auth-page.module.css";
import { LinkOutcome } from "../link-outcome.tsx";
import { useLinkToken } from "../use-link-token.ts";
import { useConfirmEmail } from "./use-confirm-email.ts";

/** Confirms the new email of an account with the link mailed to it. */
export function ConfirmEmailPage() {
  const token = useLinkToken();
  const { mutate, data, isPending, error } = useConfirmEmail();
  useDocumentTitle("Confirm Email");
  if (data) {
    return (
      <LinkOutcome
        title="Your email is changed"
        description={`From now on you log in with ${data.username}.`}
        to="/"
        label="Open Triplan"
      />
    );
  }
  const refusal = refusedFields(error)["token"];
  if (token === null || refusal !== undefined) {
    return (
      <LinkOutcome
        title="Email not changed"
        description={refusal ?? EMAIL_LINK_VOID}
        to="/settings"
        label="Open Settings"
      />
    );
  }
  return (
    <AuthFrame
      title="Confirm your new email"
      description="You will log in with the address that this link was mailed to."
    >
      <Button
        className={`${styles.submit} ${styles.reset}`}
        fullWidth
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate({ token });
        }}
      >
        {isPending ? "Confirming..." : "Confirm Email"}
      </Button>
    </AuthFrame>
  );
}
