import { countPasswordResets, deletePasswordReset, findMailAccount } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { MailWork } from "../../mail/mail-work.ts";
import { audit } from "../../trpc/audit.ts";
import { newResetLink } from "./new-reset-link.ts";

/** Maximum number of valid links of an account. */
const MAX_LINKS = 3;
/** Recorded as the network in the audit log, because jobs have no client address. */
const BY_MAIL = "mail";

/** Job: mails an athlete a link that sets a new password. */
export function mailResetLink(work: MailWork): JobHandler<"reset.mail"> {
  const { db, log, now: clock, sendMail, publicOrigin } = work;
  return async ({ data: { userId } }) => {
    const account = userId === null ? undefined : await findMailAccount(db, userId);
    if (!account || userId === null) return;
    const now = clock();
    if ((await countPasswordResets(db, { userId, now: now.toISOString() })) >= MAX_LINKS) {
      log.warn({ userId }, "no more reset links for this account");
      return;
    }
    const link = await newResetLink(db, { userId, now, publicOrigin });
    try {
      await sendMail({
        to: account.username,
        subject: SUBJECT,
        text: textOf(link.url, publicOrigin),
      });
    } catch (error) {
      await deletePasswordReset(db, { userId, tokenHash: link.tokenHash });
      throw error;
    }
    await audit(db, { network: BY_MAIL, now, log }, { userId, event: "reset-link-made" });
  };
}

const SUBJECT = "Your new password for Triplan";

const textOf = (
  url: string,
  publicOrigin: string,
) => `You asked for a new password for your account at ${publicOrigin}.

Choose it here:
${url}

The link works once, within an hour, and ends all your logins.

If you did not ask for it, ignore this mail: your password stays as it is.
`;
