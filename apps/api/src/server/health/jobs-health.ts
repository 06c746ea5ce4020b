import type { QueueDepth } from "@triplan/db";
import type { FastifyInstance } from "fastify";
import type { Background } from "../../trpc/background.ts";
import { shared } from "./shared.ts";

/** The workers lag with more jobs waiting, or with jobs waiting for longer. */
const MAX_READY = 5000;
export const MAX_AGE_SECONDS = 600;

export const isOnTime = ({ ready, oldestSeconds }: QueueDepth): boolean =>
  ready <= MAX_READY && oldestSeconds <= MAX_AGE_SECONDS;

/**
 * `/api/health/jobs`: whether the workers keep up. Not part of `/ready`: webhooks are still
 * accepted while workers lag.
 */
export function serveJobsHealth(app: FastifyInstance, { jobs }: Background): void {
  const depths = shared(() => jobs.depths());
  app.get("/api/health/jobs", async (_request, reply) => {
    const queues = await depths();
    const areOnTime = queues.every(isOnTime);
    return reply
      .header("cache-control", "no-store")
      .code(areOnTime ? 200 : 503)
      .send({ status: areOnTime ? "ok" : "behind", queues });
  });
}
