import { useRef, useState } from "react";
import type { AuthMode } from "../../shared/account/auth-mode.ts";
import {
  credentialErrors,
  refusedFields,
  type CredentialErrors,
  type TypedCredentials,
} from "../../shared/account/credential-errors.ts";
import { useSignIn } from "../../shared/account/use-sign-in.ts";

interface AuthFormState {
  mode: AuthMode;
  values: TypedCredentials;
  onChange: (values: TypedCredentials) => void;
  /** Called for an account with two-step login. */
  onCodeNeeded: () => void;
}

/** State of a tab's form: validates, submits once, and reports errors under the fields. */
export function useAuthForm({ mode, values, onChange, onCodeNeeded }: AuthFormState) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  // A ref, because Enter and a click in the same moment must submit only once.
  const isBusy = useRef(false);
  const { mutateAsync, isPending } = useSignIn(mode, onCodeNeeded);

  /** Returns true when there are errors; focuses the first. */
  function show(found: CredentialErrors): boolean {
    setErrors(found);
    const first = found.username ? usernameRef : found.password ? passwordRef : null;
    first?.current?.focus();
    return first !== null;
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    if (!show(await credentialErrors(values))) {
      await mutateAsync(values).catch((error: unknown) => show(refusedFields(error)));
    }
    isBusy.current = false;
  }

  function change(part: Partial<TypedCredentials>) {
    const isFine = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setErrors({ ...errors, ...isFine });
    onChange({ ...values, ...part });
  }

  return { errors, isPending, usernameRef, passwordRef, submit, change };
}
