import { createHmac } from "node:crypto";
import type { Context } from "../../trpc/context.ts";

/** Names an account in the log; only the server's secret leads from an e-mail address to it. */
export function accountLabel({ settings }: Pick<Context, "settings">, username: string): string {
  const [secret = ""] = settings.addressSecrets;
  return createHmac("sha256", secret).update(`log|${username}`).digest("hex").slice(0, 16);
}
