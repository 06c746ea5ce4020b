import { useState } from "react";
import { refusedFields } from "../../forms/refused-fields.ts";
import { trpc } from "../../network/trpc.ts";
import { FAILURES } from "../../notifications/messages.ts";
import { notifyFailure } from "../../notifications/notify.ts";
import { HANDLES_UNAUTHORIZED, isUnauthorized } from "../signed-out.ts";
import type { LoggedInUser } from "../use-passkey-login.ts";

interface LoginCodeOptions {
  onLoggedIn: (user: LoggedInUser) => Promise<unknown>;
  /** Called when the password has to be entered again. */
  onPasswordNeeded: () => void;
}

/** State of the second step of a login: the code, its error, and sending it. */
export function useLoginCode({ onLoggedIn, onPasswordNeeded }: LoginCodeOptions) {
  const [code, setCode] = useState("");
  const { mutateAsync, isPending, error, reset } = trpc.secondFactor.login.useMutation({
    meta: HANDLES_UNAUTHORIZED,
    onSuccess: onLoggedIn,
    onError: (refusal) => {
      if (codeError(refusal) !== undefined) return;
      notifyFailure(FAILURES.login, refusal);
      if (isUnauthorized(refusal)) onPasswordNeeded();
    },
  });
  return {
    isPending,
    field: {
      value: code,
      error: codeError(error),
      onChange: (text: string) => {
        reset();
        setCode(text);
      },
    },
    /** False if the code was refused. */
    submit: async (): Promise<boolean> => {
      if (isPending) return false;
      return mutateAsync({ code }).then(
        () => true,
        () => false,
      );
    },
  };
}

const codeError = (error: unknown): string | undefined => refusedFields(error)["code"];
