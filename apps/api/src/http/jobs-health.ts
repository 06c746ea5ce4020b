import type { FastifyInstance } from "fastify";
import type { Background } from "../jobs/background.ts";

/** More than that waiting, or for longer than that, and the workers can't keep up. */
const MAX_READY = 5000;
const OLDEST_SECONDS = 600;

/**
 * `/api/health/jobs` says whether the workers keep up. It is no part of `/ready`: webhooks are taken
 * in all the same, and whoever sends them must not be sent away.
 */
export function serveJobsHealth(app: FastifyInstance, { jobs }: Background): void {
  app.get("/api/health/jobs", async (_request, reply) => {
    const queues = await jobs.depths();
    const keepUp = queues.every(
      ({ ready, oldestSeconds }) => ready <= MAX_READY && oldestSeconds <= OLDEST_SECONDS,
    );
    return reply
      .header("cache-control", "no-store")
      .code(keepUp ? 200 : 503)
      .send({ status: keepUp ? "ok" : "behind", queues });
  });
}
