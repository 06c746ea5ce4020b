import type { z } from "zod";
import type { AppRouter } from "../trpc/app-router.ts";

type PathsOf<Procedures, Prefix extends string = ""> = {
  [Key in keyof Procedures & string]: Procedures[Key] extends { _def: { procedure: true } }
    ? `${Prefix}${Key}`
    : PathsOf<Procedures[Key], `${Prefix}${Key}.`>;
}[keyof Procedures & string];

/** Every procedure by its path, so that a row can't name one that isn't there. */
type ProcedurePath = PathsOf<AppRouter["_def"]["record"]>;

export interface RestRequest {
  /** `:id` of the path; 0, which nothing has, where it is no id. */
  id: number;
  /** `:week` of the path; 0, which no plan has, where it is no number. */
  week: number;
  /** What stands behind the path's question mark. */
  query: object;
  /** The JSON body; an empty object where there is none. */
  body: object;
  idempotencyKey: string | undefined;
}

export interface RestRoute {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api`. */
  url: string;
  calls: ProcedurePath;
  input?: (request: RestRequest) => object;
  /** The procedure's schema, where a body is sent: it describes the body on the API's page. */
  accepts?: z.ZodType;
  /** 201 where something is created; 200 else. */
  status?: 201;
  /** Says what the route is for, in the API's page. */
  summary: string;
  /** Takes a body and yet only reads: its procedure is a query. */
  isDryRun?: true;
  /** Answers 401 instead of null: the current user of a visitor. */
  refusesNull?: true;
}
