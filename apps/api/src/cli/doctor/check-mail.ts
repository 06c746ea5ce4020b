import { once } from "node:events";
import { connect } from "node:net";
import type { Env } from "../../env/env.ts";
import { ok, problem, type Finding } from "./finding.ts";

const TIMEOUT = 5000;

/** Whether the mail server takes connections; sends nothing and does not log in. */
export async function checkMail({ SMTP_URL }: Env): Promise<Finding[]> {
  if (SMTP_URL === undefined) {
    return [ok("mail", "No mail server is set: reset links come from pnpm users reset-link")];
  }
  const { hostname, port, protocol } = new URL(SMTP_URL);
  const host = hostname.replaceAll(/[[\]]/g, "");
  const at = Number(port) || (protocol === "smtps:" ? 465 : 587);
  const socket = connect({ host, port: at });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(TIMEOUT) });
    return [ok("mail", `The mail server takes connections at ${hostname}:${at}`)];
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    return [problem("mail", `No mail server at ${hostname}:${at} (${reason}): see SMTP_URL`)];
  } finally {
    socket.destroy();
  }
}
