import type { RemovePasskeyInput, RenamePasskeyInput } from "@triplan/contract";
import {
  deletePasskey,
  hasPasskey,
  inTransaction,
  listPasskeys,
  renamePasskey,
  type PasskeyRow,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";

const notFound = () => new DomainError("not_found", "Passkey not found");

/** The user's passkeys, oldest first. */
export const readPasskeys = ({ db, userId }: AuthedContext): Promise<PasskeyRow[]> =>
  listPasskeys(db, userId);

/** The name is for the athlete only. */
export async function changePasskeyName(
  { db, userId }: AuthedContext,
  { passkeyId, name }: RenamePasskeyInput,
): Promise<PasskeyRow> {
  const passkey = await renamePasskey(db, { userId, passkeyId, name });
  if (!passkey) throw notFound();
  return passkey;
}

/** Removes a passkey: it logs in no more. Present logins go on. */
export async function removePasskey(
  ctx: AuthedContext,
  { passkeyId, password }: RemovePasskeyInput,
): Promise<{ removed: true }> {
  const { db, userId } = ctx;
  if (!(await hasPasskey(db, { userId, passkeyId }))) throw notFound();
  await confirmPassword(ctx, password, "password");
  await inTransaction(db, async (trx) => {
    if (!(await deletePasskey(trx, { userId, passkeyId }))) throw notFound();
    await enqueueNotice(ctx, trx, { userId, notice: "passkey-removed" });
    await audit(trx, ctx, { userId, event: "passkey-removed" });
  });
  return { removed: true };
}
