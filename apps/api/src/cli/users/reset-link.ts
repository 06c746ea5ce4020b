import { inTransaction } from "@triplan/db";
import { newResetLink } from "../../modules/auth/new-reset-link.ts";
import { audit } from "../../trpc/audit.ts";
import { OPERATOR } from "./operator.ts";
import { withAccount } from "./with-account.ts";

/** Prints a link that sets a new password once; the password in use works until then. */
export const resetLink = withAccount({
  summary: "print a link that sets a new password once",
  act: async ({ now: clock, log, print, publicUrl }, { db, userId, username, disabledAt }) => {
    if (disabledAt !== null) {
      print(`${username} is disabled: enable it first.`);
      return false;
    }
    const now = clock();
    const { url, expiresAt } = await inTransaction(db, async (trx) => {
      await audit(trx, { network: OPERATOR, now, log }, { userId, event: "reset-link-made" });
      return newResetLink(trx, { userId, now, publicOrigin: publicUrl.origin });
    });
    print(url);
    print(
      `Works once, until ${expiresAt.slice(0, "2026-01-01T12:00".length).replace("T", " ")} UTC.`,
    );
    print(`Send it only to the owner of ${username}: it opens the account.`);
    return true;
  },
});
