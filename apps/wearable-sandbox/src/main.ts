import { ZodError } from "zod";
import { readEnv } from "./env.ts";
import { startSandbox } from "./start-sandbox.ts";

/** Milliseconds between the 202 of a backfill and its webhook, so that waiting is visible. */
const BACKFILL_DELAY = 2000;

try {
  const env = readEnv(process.env);
  const sandbox = await startSandbox({
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    url: env.SANDBOX_URL ?? `http://localhost:${env.SANDBOX_PORT}`,
    ...(env.SANDBOX_STATE_FILE !== undefined && { stateFile: env.SANDBOX_STATE_FILE }),
    ...(env.SANDBOX_CLIENT_ID !== undefined && { clientId: env.SANDBOX_CLIENT_ID }),
    ...(env.SANDBOX_CLIENT_SECRET !== undefined && { clientSecret: env.SANDBOX_CLIENT_SECRET }),
    ...(env.SANDBOX_KEY !== undefined && { controlKey: env.SANDBOX_KEY }),
    redirectUris: env.SANDBOX_REDIRECT_URIS,
    webhookUrl: env.SANDBOX_WEBHOOK_URL ?? null,
    webhookMode: env.SANDBOX_WEBHOOK_MODE,
    backfillDelayMs: BACKFILL_DELAY,
    isLive: true,
  });
  const end = (): void => {
    void sandbox.stop().then(() => process.exit());
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  // The parent may be killed without notice, which closes the channel. State is already saved, and
  // the folder may be about to be deleted.
  process.once("disconnect", () => process.exit());
  process.stdout.write(`The practice watch provider (not Garmin) is ready at ${sandbox.url}\n`);
  process.send?.("ready");
} catch (error) {
  const message =
    error instanceof ZodError
      ? error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ")
      : String(error);
  process.stderr.write(`The practice watch provider could not start. ${message}\n`);
  process.exit(1);
}
