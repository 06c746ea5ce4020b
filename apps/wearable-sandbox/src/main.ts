import { ZodError } from "zod";
import { readEnv } from "./env.ts";
import { startSandbox } from "./start-sandbox.ts";

/** Seconds that pass between the 202 of a backfill and its webhook, as with the provider. */
const BACKFILL_DELAY = 2000;

try {
  const env = readEnv(process.env);
  const sandbox = await startSandbox({
    port: env.SANDBOX_PORT,
    host: env.SANDBOX_HOST,
    ...(env.SANDBOX_CLIENT_ID !== undefined && { clientId: env.SANDBOX_CLIENT_ID }),
    ...(env.SANDBOX_CLIENT_SECRET !== undefined && { clientSecret: env.SANDBOX_CLIENT_SECRET }),
    ...(env.SANDBOX_KEY !== undefined && { controlKey: env.SANDBOX_KEY }),
    redirectUris: env.SANDBOX_REDIRECT_URIS,
    webhookUrl: env.SANDBOX_WEBHOOK_URL ?? null,
    webhookMode: env.SANDBOX_WEBHOOK_MODE,
    backfillDelayMs: BACKFILL_DELAY,
    isLive: true,
  });
  process.once("SIGTERM", () => void sandbox.stop());
  process.once("SIGINT", () => void sandbox.stop());
  process.stdout.write(`The practice watch provider (not Garmin) is ready at ${sandbox.url}\n`);
} catch (error) {
  const message =
    error instanceof ZodError
      ? error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n")
      : String(error);
  process.stderr.write(`The practice watch provider could not start. ${message}\n`);
  process.exitCode = 1;
}
