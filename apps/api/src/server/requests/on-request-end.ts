import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface EndedRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The client went away before the end of the answer. */
  isCut: boolean;
  /** Null if the client went away before there was one. */
  status: number | null;
}

/** Calls back once at the end of each request, also of those that `onResponse` leaves out: cut ones. */
export function onRequestEnd(app: FastifyInstance, handle: (ended: EndedRequest) => void): void {
  app.addHook("onRequest", async (request, reply) => {
    finished(reply.raw, (error) => {
      const status = reply.raw.headersSent ? reply.statusCode : null;
      handle({ request, reply, isCut: error !== undefined && error !== null, status });
    });
  });
}
