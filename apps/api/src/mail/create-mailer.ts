import { createTransport } from "nodemailer";

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends a mail; throws if the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

const SECOND = 1000;
const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Mails as plain text through an SMTP server, encrypted unless it is on this machine. */
export function createMailer({ smtpUrl, from }: MailSettings): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !LOCAL.test(new URL(smtpUrl).hostname),
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 5 * SECOND,
    socketTimeout: 10 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({
      ...mail,
      from,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}
