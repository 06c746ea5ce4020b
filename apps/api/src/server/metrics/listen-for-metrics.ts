import Fastify, { LogController, type FastifyBaseLogger } from "fastify";
import { Incidents } from "../../incidents.ts";
import { answerError } from "../errors/error-answers.ts";
import { answerNotFound } from "../errors/not-found.ts";
import { bareSecurityHeaders } from "../security/security-headers.ts";
import type { Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

interface MetricsListener {
  host: string;
  port: number;
  metrics: Metrics;
  token: string | null;
  logger: FastifyBaseLogger;
  now: () => Date;
}

/** Serves `/metrics`, and nothing else, on a port of its own; returns its close. */
export async function listenForMetrics(options: MetricsListener): Promise<() => Promise<void>> {
  const { host, port, metrics, token, logger, now } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.decorate("incidents", new Incidents(now));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound(null));
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(bareSecurityHeaders(false));
  });
  serveMetrics(app, { metrics, token });
  await app.listen({ host, port });
  return () => app.close();
}
