import { findConnection, type ConnectionKey, type Db } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { startSandbox, type Consent, type SandboxOptions } from "@triplan/wearable-sandbox";
import { inject } from "vitest";
import type { JobTiming } from "../../jobs/job-timing.ts";
import type { SendMail } from "../../mail/create-mailer.ts";
import { startBackground } from "../../server/start-background.ts";
import { createWearable } from "../../wearables/provider/wearable.ts";
import { capturedLog } from "../api/captured-log.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { listen } from "../api/listen.ts";
import { QUICK_TIMING } from "./quick-timing.ts";
import { TEST_SETTINGS, testApi, type TestUser } from "../api/test-api.ts";
import { REDIRECT_URI, testConfig, WEBHOOK_SECRET } from "../api/test-wearable.ts";

/** The previous secret, still accepted. */
export const OLD_WEBHOOK_SECRET = `old-${WEBHOOK_SECRET}`;

export interface WorkersOptions {
  timing?: Partial<JobTiming>;
  sandbox?: SandboxOptions;
  /** A new database unless given. */
  database?: { db: Db; connectionString: string };
  /** False: webhooks are accepted but not processed here. */
  works?: boolean;
  /** Real time unless given. */
  now?: () => Date;
  /** Receives the mails; without it none are sent. */
  sendMail?: SendMail;
  /** Time limit of provider calls in milliseconds. */
  timeLimit?: number;
}

/**
 * The whole API with its workers on a port, and a stand-in provider that communicates with it over
 * HTTP.
 */
export async function testWorkers({ timing, timeLimit, ...options }: WorkersOptions = {}) {
  const { now = () => new Date() } = options;
  const { db, connectionString } =
    options.database ?? (await testDatabase({ max: 10, template: inject("jobsTemplate") }));
  const sandbox = await startSandbox({
    retryMs: 50,
    redirectUris: [REDIRECT_URI],
    ...options.sandbox,
  });
  afterFile(() => sandbox.stop());
  const { provider, ...config } = testConfig(sandbox.url);
  const wearable = createWearable(
    {
      ...config,
      provider: { ...provider, ...(timeLimit !== undefined && { timeLimit }) },
      webhookSecrets: [WEBHOOK_SECRET, OLD_WEBHOOK_SECRET],
    },
    now,
  );
  const log = capturedLog();
  const background = await startBackground({
    db,
    connectionString,
    wearable: options.works === false ? null : wearable,
    uploadFolder: UPLOAD_FOLDER,
    mail: options.sendMail
      ? { sendMail: options.sendMail, publicOrigin: "http://localhost:3000" }
      : null,
    log: log.logger,
    now,
    timing: { ...QUICK_TIMING, ...timing },
  });
  afterFile(() => background.jobs.stop());
  const passwordReset = options.sendMail ? "mail" : "operator";
  const settings = { ...TEST_SETTINGS, passwordReset } as const;
  const api = await testApi({ db, now, wearable, background, settings, logger: log.logger });
  const url = `http://127.0.0.1:${await listen(api.app)}`;
  const webhookUrl = `${url}/api/webhooks/sandbox/${WEBHOOK_SECRET}`;
  sandbox.control.setEndpoints({ webhookUrl });
  return {
    ...api,
    log,
    connectionString,
    background,
    sandbox,
    url,
    /** Connects the user with an athlete of the stand-in provider. */
    connect: async (
      user: TestUser,
      athlete: string,
      decision: Partial<Consent> = {},
    ): Promise<ConnectionKey> => {
      const { authUrl } = await user.trpc.wearable.authorize.query();
      const { pathname, search } = await sandbox.consent(authUrl, { athlete, ...decision });
      await user.send({ method: "GET", url: `${pathname}${search}` });
      const row = await findConnection(db, { userId: user.id, provider: "sandbox" });
      if (!row) throw new Error("The athlete is not connected");
      return { userId: user.id, connectionId: row.id };
    },
    /** Posts a body to the webhook URL, as a provider would. */
    post: (body: string | Uint8Array<ArrayBuffer> | object, path = `sandbox/${WEBHOOK_SECRET}`) =>
      fetch(`${url}/api/webhooks/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
  };
}
