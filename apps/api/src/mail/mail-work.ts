import type { Db } from "@triplan/db";
import type { Log } from "../log.ts";
import type { SendMail } from "./create-mailer.ts";

/** What jobs that send mails work with. */
export interface MailWork {
  db: Db;
  log: Log;
  now: () => Date;
  sendMail: SendMail;
  publicOrigin: string;
}
