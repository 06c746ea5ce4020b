import { clearEmailChangeToken, findEmail, setEmailChangeToken } from "@triplan/db";
import { EMAIL_LINK_LIFETIME } from "@triplan/domain";
import { newLinkToken } from "../../addresses/secret-token.ts";
import type { JobHandler } from "../../jobs/job-queue.ts";
import type { MailWork } from "../../mail/mail-work.ts";

/** Job: mails the link that confirms a new address to that address. */
export const mailEmailLink =
  ({ db, now, sendMail, publicOrigin }: MailWork): JobHandler<"email.confirm"> =>
  async ({ data: { userId } }) => {
    const email = await findEmail(db, { userId, now: now().toISOString() });
    if (!email?.pending) return;
    const { username } = email.pending;
    const { token, tokenHash } = newLinkToken();
    if (!(await setEmailChangeToken(db, { userId, username, tokenHash }))) return;
    try {
      await sendMail({ to: username, subject: SUBJECT, text: textOf(token, publicOrigin) });
    } catch (error) {
      await clearEmailChangeToken(db, { userId, tokenHash });
      throw error;
    }
  };

const SUBJECT = "Confirm your email for Triplan";

const textOf = (
  token: string,
  publicOrigin: string,
) => `This address was entered as the new email of an account at ${publicOrigin}.

Confirm it here:
${publicOrigin}/confirm-email#token=${token}

The link works once, within ${EMAIL_LINK_LIFETIME}. Until then you log in with your previous email.

If you did not ask for it, ignore this mail: nothing changes.
`;
