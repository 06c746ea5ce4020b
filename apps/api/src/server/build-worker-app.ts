import { DomainError } from "@triplan/domain";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { Incidents } from "../incidents.ts";
import { closeChanges, type Background } from "../trpc/background.ts";
import type { AppOptions } from "./build-app.ts";
import { closeConnectionsWhenStopping } from "./drain.ts";
import { answerError } from "./errors/error-answers.ts";
import { serveHealth } from "./health/health-routes.ts";
import { serveJobsHealth } from "./health/jobs-health.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";

interface WorkerAppOptions extends Pick<AppOptions, "db" | "logger" | "metrics" | "metricsToken"> {
  background: Background;
  now: () => Date;
}

/** Builds the server of a process that only runs jobs: whether it is alive, and its figures. */
export async function buildWorkerApp(options: WorkerAppOptions): Promise<FastifyInstance> {
  const { db, background, metrics, metricsToken, now } = options;
  const app = Fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    genReqId: () => crypto.randomUUID(),
  });
  app.decorate("incidents", new Incidents(now));
  app.setErrorHandler(answerError);
  const notFound = new DomainError("not_found", "Not found");
  app.setNotFoundHandler((request, reply) => answerError(notFound, request, reply));
  serveHealth(app, db, closeConnectionsWhenStopping(app));
  app.addHook("preClose", () => closeChanges(background));
  serveJobsHealth(app, background);
  if (metrics && metricsToken !== null) serveMetrics(app, { metrics, token: metricsToken });
  return app;
}
