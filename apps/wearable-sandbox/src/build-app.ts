import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { controlRoutes } from "./control/control-routes.ts";
import type { Control } from "./control/create-control.ts";
import { answerFaults } from "./faults/answer-faults.ts";
import { errorAnswers } from "./http/error-answers.ts";
import { formBodies } from "./http/form-bodies.ts";
import { PAGE_STYLE } from "./http/page-style.ts";
import { recordRequests } from "./http/record-requests.ts";
import { consentRoutes } from "./oauth/consent-routes.ts";
import { tokenRoute } from "./oauth/token-route.ts";
import { activityFileRoute } from "./partner/activity-file-route.ts";
import { activityRoutes } from "./partner/activity-routes.ts";
import { backfillRoutes } from "./partner/backfill-routes.ts";
import { trainingRoutes } from "./partner/training-routes.ts";
import { userRoutes } from "./partner/user-routes.ts";
import { watchRoutes } from "./watch/watch-routes.ts";
import type { World } from "./world/world.ts";

interface AppParts {
  world: World;
  control: Control;
  logger: FastifyBaseLogger | undefined;
  /** Called before the response to every call that may have changed connections. */
  keep: () => void;
}

/** The provider's protocol and the control plane for one world. */
export function buildApp({ world, control, logger, keep }: AppParts): FastifyInstance {
  const app = fastify({
    ...(logger && { loggerInstance: logger }),
    // URLs contain tokens, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  errorAnswers(app);
  formBodies(app);
  recordRequests(app, world);
  answerFaults(app, world);
  app.addHook("onSend", async (request) => {
    if (request.method !== "GET" || request.routeOptions.config.target === "backfill") keep();
  });
  app.get("/sandbox.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(PAGE_STYLE),
  );
  consentRoutes(app, world);
  tokenRoute(app, world);
  userRoutes(app, world);
  activityRoutes(app, world);
  activityFileRoute(app, world);
  backfillRoutes(app, world);
  trainingRoutes(app, world);
  watchRoutes(app, world);
  controlRoutes(app, world, control);
  return app;
}
