import type { z } from "zod";
import type { RestProcedure } from "./rest-responses.ts";

export interface RestRequest {
  /** `:id`; 0 (never a valid id) when not numeric. */
  id: number;
  /** `:week`; 0 (never a valid week) when not numeric. */
  week: number;
  /** `:timeOffId`; 0 (never a valid id) when not numeric. */
  timeOffId: number;
  /** `:raceId`; 0 (never a valid id) when not numeric. */
  raceId: number;
  /** `:layerId`; 0 (never a valid id) when not numeric. */
  layerId: number;
  /** `:revisionId`; 0 (never a valid id) when not numeric. */
  revisionId: number;
  /** `:key`; empty if the address has none. */
  key: string;
  /** `:token`; empty if the address has none. */
  token: string;
  query: object;
  /** The JSON body; `{}` if missing. */
  body: object;
  idempotencyKey: string | undefined;
}

export interface RestRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api`. */
  url: string;
  calls: RestProcedure;
  input?: (request: RestRequest) => object;
  /** Body schema, for the API documentation. */
  accepts?: z.ZodType;
  /** 201 for creation; 200 otherwise. */
  status?: 201;
  /** For the API documentation. */
  summary: string;
  /** Has a body but only reads: its procedure is a query. */
  isDryRun?: true;
  /** Open to visitors. */
  isPublic?: true;
  /** Responds with 401 instead of null. */
  refusesNull?: true;
}
