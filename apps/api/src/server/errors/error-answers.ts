import type { FastifyReply, FastifyRequest } from "fastify";
import { isConnectionError } from "@triplan/db";
import { reportOutage, type Incidents } from "../../incidents.ts";
import { networkOf } from "../../addresses/network-of.ts";
import { publicError, type PublicError } from "../../trpc/public-error.ts";
import { documentedName } from "../rest/wearable-names.ts";

declare module "fastify" {
  interface FastifyInstance {
    incidents: Incidents;
  }
}

/** Statuses of callers who may be up to something. */
const REFUSALS = new Set([403, 429]);

function logUnexpected(request: FastifyRequest, { status }: PublicError, error: unknown): void {
  const { log, raw, server, method, routeOptions } = request;
  if (raw.readableAborted) return log.debug({ err: error }, "client hung up");
  if (isConnectionError(error)) return reportOutage(server.incidents, log, error);
  if (status >= 500) return log.error({ err: error }, "request failed");
  if (!REFUSALS.has(status)) return;
  const network = networkOf(request.ip);
  server.incidents.report(log, {
    level: "warn",
    message: "request refused",
    key: `${status} ${network}`,
    fields: { status, network, method, route: routeOptions.url },
  });
}

function notCached(reply: FastifyReply, { retryAfterSeconds }: PublicError): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return reply.header("cache-control", "no-store");
}

/** Responds with a REST error: `{message, code, issues?, requestId}`. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = publicError(error);
  logUnexpected(request, known, error);
  const { message, code } = known;
  const issues = known.issues?.map((issue) => ({ ...issue, path: documentedName(issue.path) }));
  return notCached(reply, known)
    .code(known.status)
    .send({ message, code, ...(issues && { issues }), requestId: request.id });
}

const JSON_RPC_SERVER_ERROR = -32_000;

/** Responds with an error from before tRPC in the envelope that its clients expect. */
export function answerTrpcError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = publicError(error);
  logUnexpected(request, known, error);
  const { status, message, code, issues } = known;
  const data = { httpStatus: status, reason: code, issues, requestId: request.id };
  return notCached(reply, known)
    .code(status)
    .send({ error: { message, code: JSON_RPC_SERVER_ERROR, data } });
}
