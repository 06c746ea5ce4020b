import { tmpdir } from "node:os";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { OWASP_COST } from "../../src/modules/auth/password-hash.ts";
import { buildApp, type AppOptions } from "../../src/server/build-app.ts";

const SECRET = "a secret of this benchmark and no other";

export const silent = pino({ level: "silent" });
export const now = () => new Date();

/** The server without limits. */
export const benchApp = (
  parts: Pick<AppOptions, "db" | "wearable" | "background">,
): Promise<FastifyInstance> =>
  buildApp({
    ...parts,
    settings: {
      features: [],
      passwordPolicy: "default",
      registration: "open",
      passwordReset: "operator",
      passwordCost: OWASP_COST,
      uploadFolder: tmpdir(),
      publicOrigin: "http://localhost",
      addressSecrets: [SECRET],
    },
    sessionSecrets: [SECRET],
    publicUrl: new URL("http://localhost"),
    hasPublicUrl: false,
    securityContact: null,
    trustProxy: false,
    logger: silent,
    webRoot: null,
    now,
    rateLimits: null,
    cipher: null,
    replica: null,
    threads: null,
    metrics: null,
    metricsToken: null,
  });

/** Listens on a free port of loopback and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
