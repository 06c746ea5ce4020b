import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { answerClientError } from "../errors/client-error.ts";

/**
 * Ends requests whose body takes longer than `ms` to arrive. Routes that take files are left to the
 * server's own limit, which has to be long enough for large ones.
 */
export function limitBodyTime(
  app: FastifyInstance,
  ms: number,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesBytes || !(raw.socket instanceof Socket)) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      answerClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket, headers);
    }, ms);
    timer.unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
