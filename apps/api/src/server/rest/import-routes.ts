import { keepExtraInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

/** Parses numbers; the procedure's schema rejects anything else. */
function filesRange({ id, query }: RestRequest): object {
  const number = (name: "from" | "limit") => {
    const value: unknown = Reflect.get(query, name);
    return typeof value === "string" && value !== "" ? Number(value) : value;
  };
  const outcome: unknown = Reflect.get(query, "outcome");
  return { importId: id, from: number("from"), limit: number("limit"), outcome };
}

/** Imports of activity files; the upload itself has a route of its own. */
export const importRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/imports",
    calls: "imports.list",
    summary: "The newest imports with the number of their files by outcome",
  },
  {
    method: "GET",
    url: "/imports/:id",
    calls: "imports.get",
    input: filesRange,
    summary: "An import and the outcome of each file, or of a part: ?from, ?limit, ?outcome",
  },
  {
    method: "POST",
    url: "/imports/:id/extras",
    calls: "imports.keepExtra",
    input: ({ id, body }) => ({ ...body, importId: id }),
    accepts: keepExtraInput.omit({ importId: true }),
    summary: "Keep a file as an extra that may be an exercise",
  },
  {
    method: "POST",
    url: "/imports/:id/stop",
    calls: "imports.stop",
    input: ({ id }) => ({ importId: id }),
    summary: "Stop a running import: what was stored stays, its other files are not read",
  },
  {
    method: "DELETE",
    url: "/imports/:id",
    calls: "imports.undo",
    input: ({ id }) => ({ importId: id }),
    summary: "Undo an import: delete its activities and reopen their exercises",
  },
];
