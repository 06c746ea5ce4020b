import type { RestRoute } from "./rest-route.ts";

/** What is printed of a plan, as JSON. Its PDFs are files. */
export const paperRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/weeks/:week/print",
    calls: "paper.week",
    input: ({ id, week }) => ({ planId: id, week }),
    summary: "What is printed of a week, with its sets in words",
  },
  {
    method: "GET",
    url: "/training-plans/:id/season/print",
    calls: "paper.season",
    input: ({ id }) => ({ planId: id }),
    summary: "What is printed of a season",
  },
];
