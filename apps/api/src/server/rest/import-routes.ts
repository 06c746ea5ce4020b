import type { RestRequest, RestRoute } from "./rest-route.ts";

/** Parses `from` if it is numeric; the procedure's schema rejects anything else. */
function filesFrom({ id, query }: RestRequest): object {
  const from: unknown = Reflect.get(query, "from");
  if (from === undefined) return { importId: id };
  return { importId: id, from: typeof from === "string" && from !== "" ? Number(from) : from };
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
    input: filesFrom,
    summary: "An import and the outcome of each file; ?from leaves out the first files",
  },
  {
    method: "DELETE",
    url: "/imports/:id",
    calls: "imports.undo",
    input: ({ id }) => ({ importId: id }),
    summary: "Undo an import: delete its activities and reopen their exercises",
  },
];
