import type { FastifyReply, FastifyRequest } from "fastify";
import { publicError, type PublicError } from "../../trpc/public-error.ts";
import { documentedName } from "../rest/wearable-names.ts";

function logUnexpected(request: FastifyRequest, { status }: PublicError, error: unknown): void {
  if (status >= 500) request.log.error({ err: error }, "request failed");
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
