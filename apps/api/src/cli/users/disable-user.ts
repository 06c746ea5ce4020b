import { deleteSessionsOfUser, inTransaction, setDisabled } from "@triplan/db";
import { audit } from "../../trpc/audit.ts";
import { OPERATOR } from "./operator.ts";
import { withAccount } from "./with-account.ts";

/** Ends every login and refuses new ones; the data stays. */
export const disableUser = withAccount({
  summary: "end its logins, calendar and links, and refuse logins; its data stays",
  act: async ({ now: clock, log, print }, { db, userId, username }) => {
    const now = clock();
    const ended = await inTransaction(db, async (trx) => {
      if (!(await setDisabled(trx, { userId, disabledAt: now.toISOString() }))) return null;
      await audit(trx, { network: OPERATOR, now, log }, { userId, event: "account-disabled" });
      return deleteSessionsOfUser(trx, { userId });
    });
    print(
      ended === null
        ? `${username} is disabled already.`
        : `${username} is disabled. Logins that ended: ${ended.length}.`,
    );
    return ended !== null;
  },
});
