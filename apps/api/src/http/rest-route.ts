import type { z } from "zod";
import type { RestProcedure } from "../openapi/rest-responses.ts";

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
  calls: RestProcedure;
  input?: (request: RestRequest) => object;
  /** The procedure's schema, where a body is sent: it describes the body on the API's page. */
  accepts?: z.ZodType;
  /** 201 where something is created; 200 else. */
  status?: 201;
  /** Says what the route is for, in the API's page. */
  summary: string;
  /** Takes a body and yet only reads: its procedure is a query. */
  isDryRun?: true;
  /** Open to visitors. */
  isPublic?: true;
  /** Answers 401 instead of null: the current user of a visitor. */
  refusesNull?: true;
}
