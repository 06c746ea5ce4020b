import type { DeleteAccountInput } from "@triplan/contract";
import {
  countAccount,
  deleteSessionsOfUser,
  inTransaction,
  requestDeletion,
  type AccountSize,
} from "@triplan/db";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { disconnect } from "../../wearables/connection/disconnect.ts";
import { confirmPassword } from "./confirm-password.ts";

const DAY = 24 * 3600 * 1000;
/** In this time logging in keeps the account. */
export const GRACE_TIME = 14 * DAY;

export interface AccountDeletion extends AccountSize {
  /** From then on nothing can be brought back. */
  deletesAt: string;
}

/** End of the grace period of a deletion that was requested at that time. */
export const deletesAt = (requestedAt: Date): string =>
  new Date(requestedAt.getTime() + GRACE_TIME).toISOString();

/** What a deletion would take, and when. */
export async function previewDeletion({
  db,
  userId,
  now,
}: AuthedContext): Promise<AccountDeletion> {
  return { ...(await countAccount(db, userId)), deletesAt: deletesAt(now) };
}

/** Closes the account of the user and of this login. */
export async function deleteAccount(
  ctx: AuthedContext,
  { password }: DeleteAccountInput,
): Promise<AccountDeletion> {
  await confirmPassword(ctx, password, "password");
  const { ended, ...receipt } = await closeAccount(ctx);
  ctx.streams.end(ended);
  await ctx.session.end();
  return receipt;
}

type Closing = Pick<AuthedContext, "db" | "wearable" | "userId" | "now" | "network" | "log">;

/**
 * Disconnects the watch, ends all logins, the calendar feed and the public links, and deletes the account
 * after the grace period. Logging in before then keeps it. Returns the receipt and the ended logins.
 */
export async function closeAccount(ctx: Closing): Promise<AccountDeletion & { ended: string[] }> {
  const { db, userId, now } = ctx;
  await disconnect(ctx);
  const { size, ended } = await inTransaction(db, async (trx) => {
    await requestDeletion(trx, { userId, now: now.toISOString() });
    await audit(trx, ctx, { userId, event: "deletion-requested" });
    return {
      ended: await deleteSessionsOfUser(trx, { userId }),
      size: await countAccount(trx, userId),
    };
  });
  return { ...size, ended, deletesAt: deletesAt(now) };
}
