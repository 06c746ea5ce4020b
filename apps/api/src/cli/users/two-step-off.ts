import { inTransaction } from "@triplan/db";
import { removeSecondFactor } from "../../modules/second-factor/remove-second-factor.ts";
import { audit } from "../../trpc/audit.ts";
import { OPERATOR } from "./operator.ts";
import { withAccount } from "./with-account.ts";

/** For an athlete without the app and without recovery codes: the password logs in alone. */
export const twoStepOff = withAccount({
  summary: "turn two-step login off, so that the password logs in alone",
  act: async ({ now: clock, log, print }, { db, userId, username }) => {
    const now = clock();
    const wasOn = await inTransaction(db, async (trx) => {
      if (!(await removeSecondFactor(trx, userId))) return false;
      const by = { network: OPERATOR, now, log };
      await audit(trx, by, { userId, event: "second-factor-removed" });
      return true;
    });
    print(
      wasOn
        ? `Two-step login of ${username} is off.`
        : `Two-step login of ${username} is off already.`,
    );
    return wasOn;
  },
});
