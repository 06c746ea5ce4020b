import { createMailer } from "../../mail/create-mailer.ts";
import { testClock } from "../api/test-clock.ts";
import { smtpSink } from "../process/smtp-sink.ts";
import { testWorkers } from "./test-workers.ts";

/** The whole API with its workers, a controllable clock, and a mail server that keeps the mails. */
export async function mailingApi() {
  const clock = testClock();
  const { url: smtpUrl, mailsTo } = await smtpSink();
  const workers = await testWorkers({
    now: clock.now,
    sendMail: createMailer({ smtpUrl, from: "Triplan <triplan@example.org>" }),
  });
  return { ...workers, clock, mailsTo };
}
