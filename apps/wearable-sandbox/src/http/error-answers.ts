import type { FastifyInstance } from "fastify";
import { ZodError } from "zod";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

/** The framework's status of an error, or 500. */
function statusOf(error: unknown): number {
  const status: unknown =
    typeof error === "object" && error !== null ? Reflect.get(error, "statusCode") : null;
  return typeof status === "number" ? status : 500;
}

/** Formats every error like the provider. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof PartnerRefusal) {
      if (error.retryAfterSeconds !== null) reply.header("retry-after", error.retryAfterSeconds);
      return reply.status(error.status).send({ errorMessage: error.message });
    }
    if (error instanceof ZodError) {
      return reply.status(400).send({ errorMessage: error.message });
    }
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, "the sandbox failed");
    const message = status < 500 && error instanceof Error ? error.message : "internal error";
    return reply.status(status).send({ errorMessage: message });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ errorMessage: "there is nothing at this address" }),
  );
}
