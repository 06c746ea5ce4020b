import { DomainError } from "@triplan/domain";
import type { FastifyRequest } from "fastify";
import type { RestRequest } from "./rest-route.ts";

/** A numeric path parameter; 0 (never a valid id) when not numeric. */
const parameter = (request: FastifyRequest, name: string): number => {
  const text = textParameter(request, name);
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
};

function textParameter({ params }: FastifyRequest, name: string): string {
  const text: unknown =
    typeof params === "object" && params !== null ? Reflect.get(params, name) : null;
  return typeof text === "string" ? text : "";
}

/** The parts of a request that a route takes its input from. */
export function restRequest(request: FastifyRequest): RestRequest {
  const key = request.headers["idempotency-key"];
  return {
    id: parameter(request, "id"),
    week: parameter(request, "week"),
    timeOffId: parameter(request, "timeOffId"),
    layerId: parameter(request, "layerId"),
    raceId: parameter(request, "raceId"),
    revisionId: parameter(request, "revisionId"),
    key: textParameter(request, "key"),
    token: textParameter(request, "token"),
    query: objectOf(request.query),
    body: objectBody(request.body),
    idempotencyKey: typeof key === "string" ? key : undefined,
  };
}

const objectOf = (query: unknown): object =>
  typeof query === "object" && query !== null ? query : {};

/** A missing body becomes `{}`; non-objects are rejected. */
function objectBody(body: unknown): object {
  if (body === undefined) return {};
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  throw new DomainError("rule_broken", "The request body must be a JSON object");
}
