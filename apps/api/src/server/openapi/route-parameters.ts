import type { RestRoute } from "../rest/rest-route.ts";

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: "Id of the resource",
  week: "Week of the plan, from 1",
};

/** A route's parameters: path, query and headers. */
export const parametersOf = ({ url, calls }: RestRoute) => [
  ...[...url.matchAll(/:(\w+)/g)].flatMap(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PATH_PARAMETERS[name] ?? name,
    schema: { type: "integer", minimum: 1 },
    example: 1,
  })),
  ...(calls === "activities.list" ? PAGE : []),
  ...(calls === "plans.create" ? [IDEMPOTENCY_KEY] : []),
];

const PAGE = [
  {
    name: "limit",
    in: "query",
    required: false,
    description: "Activities per page",
    schema: { type: "integer", minimum: 1, maximum: 200, default: 50 },
    example: 50,
  },
  {
    name: "cursor",
    in: "query",
    required: false,
    description: "The cursor of the previous page",
    schema: { type: "string" },
    example: "",
  },
];

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Requests with the same key and body create one plan",
  schema: { type: "string", maxLength: 255 },
  example: "0190f6a4-form-1",
};
