import { findMailAccount, type Queryable } from "@triplan/db";
import type { JobHandler } from "../../jobs/job-queue.ts";
import { sendsMails } from "./sends-mails.ts";
import { backgroundOf } from "../../trpc/background.ts";
import type { Context } from "../../trpc/context.ts";
import type { MailWork } from "../../mail/mail-work.ts";
import type { Notice } from "../../mail/notice.ts";

/** Enqueues the mail; does nothing on a server without mails. */
export async function enqueueNotice(
  ctx: Context,
  db: Queryable,
  data: { userId: number; notice: Notice },
): Promise<void> {
  if (!sendsMails(ctx)) return;
  await backgroundOf(ctx).jobs.send(db, "notice.mail", data);
}

const WHAT_HAPPENED = {
  "password-changed": {
    subject: "Your password for Triplan was changed",
    text: "The password of your account was changed in Settings. All other logins have ended.",
  },
  "password-reset": {
    subject: "Your password for Triplan was changed",
    text: "The password of your account was changed with a link for a new one. All logins have ended.",
  },
  "email-change-requested": {
    subject: "A new email for your Triplan account",
    text: "Another email was entered for your account. It replaces this one once the link that was mailed to it is opened.",
  },
  "passkey-added": {
    subject: "A passkey was added to your Triplan account",
    text: "A passkey was added to your account. It logs in without your password until you remove it in Settings.",
  },
  "passkey-removed": {
    subject: "A passkey of your Triplan account was removed",
    text: "A passkey of your account was removed. It does not log in any more.",
  },
  "second-factor-added": {
    subject: "Two-step login was turned on for your Triplan account",
    text: "Two-step login was turned on in Settings: after the password, a login needs a code of an authenticator app.",
  },
  "second-factor-removed": {
    subject: "Two-step login was turned off for your Triplan account",
    text: "Two-step login was turned off in Settings. Your password logs in without a code.",
  },
  "recovery-codes-made": {
    subject: "New recovery codes for your Triplan account",
    text: "New recovery codes were made in Settings. The earlier ones do not work any more.",
  },
  "recovery-code-used": {
    subject: "A recovery code of your Triplan account was used",
    text: "Your password and a recovery code logged in. That code does not work any more.",
  },
  "codes-refused": {
    subject: "Wrong codes for your Triplan account",
    text: "The right password was entered for your account, and then too many wrong codes. Codes of your app are refused for an hour.",
  },
} as const satisfies Record<Notice, { subject: string; text: string }>;

/** Job: tells an athlete by mail what happened to the account. */
export const mailNotice =
  ({ db, sendMail, publicOrigin }: MailWork): JobHandler<"notice.mail"> =>
  async ({ data: { userId, notice } }) => {
    const account = await findMailAccount(db, userId);
    if (!account) return;
    const { subject, text } = WHAT_HAPPENED[notice];
    await sendMail({
      to: account.username,
      subject,
      text: `${text}

If this was not you, log in at ${publicOrigin}/settings and change your password. If you can't, ask for a new one at
${publicOrigin}/forgot-password.
`,
    });
  };
