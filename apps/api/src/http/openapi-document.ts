import { z } from "zod";
import type { RestRoute } from "./rest-route.ts";
import { restRoutes } from "./rest-routes.ts";
import { documentedName } from "./wearable-names.ts";

const ERROR = {
  type: "object",
  required: ["message", "code", "requestId"],
  properties: {
    message: { type: "string" },
    code: { type: "string" },
    requestId: { type: "string" },
    issues: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
  },
} as const;

const parametersOf = (url: string): string[] =>
  [...url.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

/** Names of a procedure's input that a route takes from its path, not from its body. */
const FROM_PATH = new Set(["planId", "exerciseId", "week"]);

/** The body's schema, made from the procedure's own zod schema less what the path holds. */
function bodySchema({ accepts, url }: RestRoute): object | null {
  if (!accepts) return null;
  const { properties = {}, required = [] } = z.toJSONSchema(accepts, {
    io: "input",
    unrepresentable: "any",
  });
  const isInBody = (name: string) => !url.includes(":id") || !FROM_PATH.has(name);
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => isInBody(name))
        .map(([name, schema]) => [documentedName(name), schema]),
    ),
    required: required.filter(isInBody).map(documentedName),
  };
}

function operation(route: RestRoute) {
  const body = bodySchema(route);
  return {
    summary: route.summary,
    operationId: route.calls,
    tags: [route.url.split("/")[1] ?? ""],
    parameters: parametersOf(route.url).map((name) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "integer" },
    })),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: body } } },
    }),
    responses: {
      [route.status ?? 200]: { description: "As the specification says" },
      default: {
        description: "A refusal in words for the user",
        content: { "application/json": { schema: ERROR } },
      },
    },
  };
}

/** The OpenAPI document of the REST paths, made from the table and the procedures' schemas. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of restRoutes) {
    const path = `/api${route.url.replaceAll(/:(\w+)/g, "{$1}")}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Triplan", version: "1", description: "The REST paths of Triplan." },
    paths,
  };
}
