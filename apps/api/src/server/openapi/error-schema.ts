import type { JsonSchema } from "./json-schema.ts";

export const ERROR_SCHEMA: JsonSchema = {
  type: "object",
  required: ["message", "code", "requestId"],
  properties: {
    message: { type: "string", description: "For the user" },
    code: { type: "string", description: "For programs" },
    requestId: { type: "string", description: "Identifies the request in the server's log" },
    issues: {
      type: "array",
      description: "The invalid fields",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
  },
};

export const ERROR_EXAMPLE = {
  message: "Plan name is required",
  code: "rule_broken",
  requestId: "req-1a2b3c",
  issues: [{ path: "name", message: "Plan name is required" }],
};

/** The response of the document's components that every error has. */
export const ERROR_RESPONSE = { $ref: "#/components/responses/Error" };
