import { lazy, Suspense } from "react";
import { useIsSignedOut } from "../shared/signed-out.ts";

const LoginAgainDialog = lazy(async () => ({
  default: (await import("../features/login-again/login-again-dialog.tsx")).LoginAgainDialog,
}));

/** The dialog for a login that ran out, where it is needed. */
export const LoginAgain = () =>
  useIsSignedOut() && (
    <Suspense>
      <LoginAgainDialog />
    </Suspense>
  );
