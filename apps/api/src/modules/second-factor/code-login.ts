import type { CodeLoginInput } from "@triplan/contract";
import { findPendingLogin, inTransaction, takePendingLogin } from "@triplan/db";
import { DomainError, PASSWORD_NEEDED_FIRST, WRONG_LOGIN_CODE } from "@triplan/domain";
import type { Context } from "../../trpc/context.ts";
import { accountLabel } from "../auth/account-label.ts";
import { enqueueNotice } from "../auth/mail-notice.ts";
import { startLogin, type LoggedInUser } from "../auth/start-login.ts";
import { tryLogin } from "../auth/try-login.ts";
import { takeLoginCode } from "./take-code.ts";

/** Completes the login whose password this browser has entered. */
export async function codeLogin(ctx: Context, { code }: CodeLoginInput): Promise<LoggedInUser> {
  const { db, log, network, session } = ctx;
  const { pendingLoginHash: tokenHash } = session;
  const key = { tokenHash: tokenHash ?? "", now: ctx.now.toISOString() };
  const user = tokenHash === null ? undefined : await findPendingLogin(db, key);
  if (!user) throw passwordNeeded();
  const { id: userId, username } = user;
  const fits = await tryLogin(ctx, username, () =>
    inTransaction(db, async (trx) => {
      if (!(await takeLoginCode(ctx, trx, { userId, ...code }))) return false;
      // Two codes must not complete one login.
      if (!(await takePendingLogin(trx, key))) throw passwordNeeded();
      if (code.kind === "recovery") {
        await enqueueNotice(ctx, trx, { userId, notice: "recovery-code-used" });
      }
      return true;
    }),
  );
  if (!fits) {
    log.warn({ network, account: accountLabel(ctx, username) }, "login code refused");
    const issues = [{ path: "code", message: WRONG_LOGIN_CODE }];
    throw new DomainError("unauthenticated", WRONG_LOGIN_CODE, { issues });
  }
  session.keepPendingLogin(null);
  return startLogin(ctx, user);
}

const passwordNeeded = () => new DomainError("unauthenticated", PASSWORD_NEEDED_FIRST);
