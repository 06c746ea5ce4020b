import type { RestRoute } from "../rest/rest-route.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";
import { jsonSchemaOf, type JsonSchema } from "./json-schema.ts";

/** Input fields that a route takes from its path. */
const FROM_PATH = new Set([
  "planId",
  "exerciseId",
  "week",
  "timeOffId",
  "layerId",
  "raceId",
  "revisionId",
  "key",
]);

/** A route's body: its procedure's input without path parameters; null if it has none. */
export function requestBody({ accepts, calls, url }: RestRoute) {
  if (!accepts) return null;
  const { properties = {}, required = [] } = jsonSchemaOf(accepts, "input").schema;
  const isInBody = (name: string) => !url.includes(":id") || !FROM_PATH.has(name);
  const schema: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    required: required.filter(isInBody),
  };
  return {
    required: true,
    content: { "application/json": { schema, example: REQUEST_EXAMPLES[calls] } },
  };
}
