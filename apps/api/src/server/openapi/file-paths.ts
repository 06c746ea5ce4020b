import { fileRoutes, type FileRoute } from "../files/file-routes.ts";
import { ERROR_RESPONSE } from "./error-schema.ts";
import { asSchema, jsonSchemaOf, type JsonSchema } from "./json-schema.ts";
import { pathParameters } from "./route-parameters.ts";

/** Input fields that a route takes from its path. */
const FROM_PATH = new Set(["planId", "exerciseId", "week"]);

function queryParameters({ input }: FileRoute): object[] {
  const { properties = {} } = jsonSchemaOf(input, "input").schema;
  return Object.entries(properties)
    .filter(([name]) => !FROM_PATH.has(name))
    .map(([name, property]) => {
      const { description, ...schema } = asSchema(property);
      return { name, in: "query", required: false, description, schema, example: schema.default };
    });
}

const BYTES: JsonSchema = { type: "string", contentEncoding: "binary" };

interface FilePath {
  get: { operationId: string; parameters: object[]; responses: object };
}

/** The paths that answer a file, for the OpenAPI document. */
export const filePaths = (): Record<string, FilePath> =>
  Object.fromEntries(
    fileRoutes.map((route) => {
      const { url, operationId, summary, mediaType } = route;
      const get = {
        summary,
        operationId,
        tags: [url.split("/")[1] ?? ""],
        parameters: [...pathParameters(url), ...queryParameters(route)],
        security: [{ session: [] }],
        responses: {
          200: { description: summary, content: { [mediaType]: { schema: BYTES } } },
          "4XX": ERROR_RESPONSE,
          "5XX": ERROR_RESPONSE,
        },
      };
      return [`/api${url.replaceAll(/:(\w+)/g, "{$1}")}`, { get }];
    }),
  );
