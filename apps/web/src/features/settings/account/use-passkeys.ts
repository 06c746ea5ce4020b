import { useMutation } from "@tanstack/react-query";
import { makePasskey } from "../../../shared/account/passkey-browser.ts";
import { byField, refusedFields, type FieldErrors } from "../../../shared/forms/refused-fields.ts";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import {
  FAILURES,
  SUCCESSES,
  successOf,
  type Message,
} from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";

export type Passkey = RouterOutputs["passkeys"]["list"][number];

/** A name that is refused before the device makes a key. */
class NameRefused extends Error {}

/** Messages at the fields of a dialog. */
export const passkeyErrors = (error: unknown): FieldErrors =>
  error instanceof NameRefused
    ? byField([{ path: "name", message: error.message }])
    : refusedFields(error);

const notifyUnlessAtField = (failure: Message, error: unknown) => {
  if (Object.keys(passkeyErrors(error)).length === 0) notifyFailure(failure, error);
};

/** Checks the name by the server's own rule: a device can't take back a key that it made. */
async function refuseBadName(name: string): Promise<void> {
  const rules = await import("@triplan/contract").catch(() => null);
  const refusal = rules?.addPasskeyInput.shape.name.safeParse(name).error?.issues[0];
  if (refusal) throw new NameRefused(refusal.message);
}

interface NewPasskey {
  name: string;
  password: string;
}

/** Has the device make a passkey and adds it to the account. */
export function useAddPasskey(onDone: () => void) {
  const { client, passkeys } = trpc.useUtils();
  return useMutation({
    mutationFn: async ({ name, password }: NewPasskey) => {
      await refuseBadName(name);
      const options = await client.passkeys.start.mutate({ password });
      const credential = await makePasskey(options);
      return client.passkeys.add.mutate({ name, credential });
    },
    onSuccess: async ({ name }) => {
      notifySuccess(successOf.passkeyAdded(name));
      onDone();
      await passkeys.list.invalidate();
    },
    onError: (error) => notifyUnlessAtField(FAILURES.addPasskey, error),
  });
}

/** Refetches after a failure, too: it may have been removed elsewhere. */
export function useRenamePasskey(onDone: () => void) {
  const { passkeys } = trpc.useUtils();
  return trpc.passkeys.rename.useMutation({
    onSuccess: onDone,
    onError: (error) => notifyUnlessAtField(FAILURES.renamePasskey, error),
    onSettled: () => passkeys.list.invalidate(),
  });
}

/** Refetches after a failure, too: it may have been removed elsewhere. */
export function useRemovePasskey(onDone: () => void) {
  const { passkeys } = trpc.useUtils();
  return trpc.passkeys.remove.useMutation({
    onSuccess: () => {
      notifySuccess(SUCCESSES.passkeyRemoved);
      onDone();
    },
    onError: (error) => notifyUnlessAtField(FAILURES.removePasskey, error),
    onSettled: () => passkeys.list.invalidate(),
  });
}
