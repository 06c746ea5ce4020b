import type { RestRoute } from "../rest/rest-route.ts";

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: "Id of the resource",
  week: "Week of the plan, from 1",
  timeOffId: "Id of the time off",
  raceId: "Id of the race",
  layerId: "Id of the accepted proposal",
  revisionId: "Id of the change",
  key: "Key of the proposal",
  token: "The part of a public link after /p/",
};

/** The parameters in a path. */
export const pathParameters = (url: string) =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PATH_PARAMETERS[name] ?? name,
    ...(TEXTS[name] ?? NUMBER),
  }));

/** A route's parameters: path, query and headers. */
export const parametersOf = ({ url, calls }: RestRoute) => [
  ...pathParameters(url),
  ...(calls === "activities.list" ? [LIMIT, CURSOR] : []),
  ...(calls === "activities.page" ? [LIMIT, BEFORE] : []),
  ...(calls === "plans.create" ? [IDEMPOTENCY_KEY] : []),
];

const NUMBER = { schema: { type: "integer", minimum: 1 }, example: 1 };

const TEXT = { schema: { type: "string", minLength: 1, maxLength: 200 } };

const TEXTS: Readonly<Record<string, object>> = {
  key: { ...TEXT, example: "missed-long_2027-03-21_2027-03-23_12-run-1_90" },
  token: { ...TEXT, example: "bq7hN0sW4kQ2rT8yLx5cVf1aZmD3eG6uJ9pXoRiBtY0" },
};

const LIMIT = {
  name: "limit",
  in: "query",
  required: false,
  description: "Activities per page",
  schema: { type: "integer", minimum: 1, maximum: 200, default: 50 },
  example: 50,
};

const CURSOR = {
  name: "cursor",
  in: "query",
  required: false,
  description: "The cursor of the previous page",
  schema: { type: "string" },
  example: "",
};

const BEFORE = {
  name: "before",
  in: "query",
  required: false,
  description: "Start and id of the last activity of the previous page",
  schema: { type: "string" },
  example: "2027-03-11T06:42:00.000Z_42",
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Requests with the same key and body create one plan",
  schema: { type: "string", maxLength: 255 },
  example: "0190f6a4-form-1",
};
