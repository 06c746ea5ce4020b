import { afterFile } from "@triplan/db/testing/after-file";
import { startSmtpSink, type SmtpSink } from "./start-smtp-sink.ts";

/** A mail server on this machine until the test file ends. */
export async function smtpSink(): Promise<SmtpSink> {
  const sink = await startSmtpSink();
  afterFile(sink.stop);
  return sink;
}
