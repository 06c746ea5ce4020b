import { z } from "zod";
import { appRouter } from "../../src/modules/app-router.ts";
import { asSchema, type JsonSchema } from "../../src/server/openapi/json-schema.ts";
import { REQUEST_EXAMPLES } from "../../src/server/openapi/request-examples.ts";
import { wholeDocument } from "../../src/server/openapi/serve-open-api.ts";
import { fieldOf } from "../../src/testing/api/field-of.ts";

/** Something of the API that can be called. */
export interface Target {
  name: string;
  method: string;
  /** With parameters in braces. */
  path: string;
  kind: "rest" | "trpc" | "file" | "upload" | "address";
  /** Its JSON body or input; null if it takes none. */
  schema: JsonSchema | null;
  /** A valid body; null if none is known. */
  example: unknown;
  /** Names of query parameters. */
  query: readonly string[];
}

/** Every documented path, every procedure and the addresses that need no login. */
export const allTargets = (): Target[] => [...documented(), ...procedures(), ...ADDRESSES];

function documented(): Target[] {
  return Object.entries(wholeDocument().paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Target => {
      const content = fieldOf(fieldOf(operation, "requestBody"), "content");
      const json = fieldOf(content, "application/json");
      const parameters: unknown = fieldOf(operation, "parameters");
      const takesBytes = fieldOf(content, "application/octet-stream") !== undefined;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        kind: takesBytes ? "upload" : "rest",
        schema: json === undefined ? null : asSchema(fieldOf(json, "schema")),
        example: fieldOf(json, "example"),
        query: (Array.isArray(parameters) ? parameters : [])
          .filter((each) => fieldOf(each, "in") === "query")
          .map((each) => String(fieldOf(each, "name"))),
      };
    }),
  );
}

const EXAMPLES: ReadonlyMap<string, object> = new Map(Object.entries(REQUEST_EXAMPLES));
const { ["_def"]: router } = appRouter;

function procedures(): Target[] {
  return Object.entries(router.procedures).map(([path, procedure]): Target => {
    const definition = fieldOf(procedure, "_def");
    const inputs: unknown = fieldOf(definition, "inputs");
    const [input]: unknown[] = Array.isArray(inputs) ? inputs : [];
    const isMutation = fieldOf(definition, "type") === "mutation";
    return {
      name: `tRPC ${path}`,
      method: isMutation ? "POST" : "GET",
      path: `/trpc/${path}`,
      kind: "trpc",
      schema: input instanceof z.ZodType ? inputSchema(input) : null,
      example: EXAMPLES.get(path) ?? null,
      query: [],
    };
  });
}

const inputSchema = (input: z.ZodType): JsonSchema =>
  asSchema(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));

const address = (method: string, path: string, kind: Target["kind"] = "address"): Target => ({
  name: `${method} ${path}`,
  method,
  path,
  kind,
  schema: null,
  example: null,
  query: [],
});

/** What is served beside the document. */
const ADDRESSES: readonly Target[] = [
  address("GET", "/api/calendar/{feed}.ics"),
  address("GET", "/api/shared-plans/{token}/preview.png"),
  address("GET", "/api/user/export", "file"),
  address("GET", "/api/garmin/callback?code={text}&state={text}"),
  address("GET", "/api/garmin/callback?error={text}"),
  address("POST", "/api/webhooks/{text}/{text}", "upload"),
  address("GET", "/api/health/ready"),
  address("GET", "/api/docs/json"),
  address("GET", "/api/schemas/{text}"),
  address("GET", "/{text}"),
  address("DELETE", "/api/{text}"),
  address("GET", "/trpc/{text}"),
];
