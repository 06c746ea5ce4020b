import { sessionCookieName } from "../sessions/sessions.ts";
import type { RestRoute } from "../rest/rest-route.ts";
import { restRoutes } from "../rest/rest-routes.ts";
import { ERROR_EXAMPLE, ERROR_RESPONSE, ERROR_SCHEMA } from "./error-schema.ts";
import { exampleOf } from "./example-of.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { requestBody } from "./request-body.ts";
import { parametersOf } from "./route-parameters.ts";
import { REST_RESPONSES, type RestProcedure } from "../rest/rest-responses.ts";

const DESCRIPTION = `The documented REST paths of Triplan, as a thin layer over its typed procedures.

Log in with \`POST /api/login\`: the answer sets a session cookie that the other calls send back.
Writes must come from the product's own origin (or without an \`Origin\` header) and carry JSON.
Send the athlete's IANA time zone in \`X-Time-Zone\`, such as \`Europe/Lisbon\`; without it dates are
those of UTC. Everything that is stored of an account comes as one ZIP of JSON files at
\`GET /api/user/export\`, described at \`/api/schemas/triplan-account-1.json\`. Every error has the form
of the schema \`Error\`; 429 and 503 carry \`Retry-After\`.`;

export const INFO = {
  title: "Triplan",
  version: "1",
  description: DESCRIPTION,
  license: { name: "MIT", identifier: "MIT" },
};

type Components = Record<string, JsonSchema>;

const json = (schema: JsonSchema, components: Components) => ({
  "application/json": { schema, example: exampleOf(schema, components) },
});

const operationId = (procedure: RestProcedure) =>
  procedure.replace(/\.(\w)/, (_dot, letter: string) => letter.toUpperCase());

function operation(route: RestRoute, response: JsonSchema, components: Components) {
  const body = requestBody(route);
  return {
    summary: route.summary,
    operationId: operationId(route.calls),
    tags: [route.url.split("/")[1] ?? ""],
    parameters: parametersOf(route),
    ...(body && { requestBody: body }),
    security: route.isPublic ? [] : [{ session: [] }],
    responses: {
      "4XX": ERROR_RESPONSE,
      "5XX": ERROR_RESPONSE,
      [route.status ?? 200]: { description: route.summary, content: json(response, components) },
    },
  };
}

/** The OpenAPI 3.1 document, derived from the route table and the zod schemas. */
export function openApiDocument() {
  const components: Components = { Error: ERROR_SCHEMA };
  const responses = new Map<RestRoute, JsonSchema>();
  for (const route of restRoutes) {
    const response = jsonSchemaOf(REST_RESPONSES[route.calls], "output");
    Object.assign(components, response.components);
    responses.set(route, response.schema);
  }
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const [route, response] of responses) {
    const path = `/api${route.url.replaceAll(/:(\w+)/g, "{$1}")}`;
    const method = route.method.toLowerCase();
    paths[path] = { ...paths[path], [method]: operation(route, response, components) };
  }
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: "/", description: "This server" }],
    paths,
    components: {
      schemas: components,
      responses: {
        Error: {
          description: "A message for the user",
          content: { "application/json": { schema: ERROR_REF, example: ERROR_EXAMPLE } },
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookieName(false) },
      },
    },
  };
}

const ERROR_REF = { $ref: "#/components/schemas/Error" };
