import { useIsSignedOut } from "../../shared/account/signed-out.ts";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { loadable } from "../../shared/loading/loadable.tsx";

export const LoginAgainDialog = loadable(
  async () => (await import("../../features/login-again/login-again-dialog.tsx")).LoginAgainDialog,
);

/** The dialog for a session that expired while a page was open. */
export const LoginAgain = () =>
  useIsSignedOut() && (
    <OptionalPart>
      <LoginAgainDialog />
    </OptionalPart>
  );
