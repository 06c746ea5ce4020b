import type { RequestResetInput } from "@triplan/contract";
import { findAccount } from "@triplan/db";
import { DomainError, RESET_BY_OPERATOR } from "@triplan/domain";
import { backgroundOf } from "../../trpc/background.ts";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "./account-label.ts";
import { sendsMails } from "./sends-mails.ts";

/**
 * Enqueues the mail with a reset link. An unknown address enqueues a job that does nothing, so the
 * answer and its timing do not reveal whether an account exists.
 */
export async function requestReset(
  ctx: Context,
  { username }: RequestResetInput,
): Promise<{ isRequested: true }> {
  const { db, log, network } = ctx;
  if (!sendsMails(ctx)) throw new DomainError("forbidden", RESET_BY_OPERATOR);
  const account = await findAccount(db, username);
  await backgroundOf(ctx).jobs.send(db, "reset.mail", { userId: account?.id ?? null });
  log.info({ network, account: accountLabel(ctx, username) }, "reset link requested");
  return { isRequested: true };
}
