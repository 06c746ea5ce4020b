import type { AppRouter } from "@triplan/api/router";
import { createTRPCClient, type TRPCClient } from "@trpc/client";
import { triplanLink, type LinkOptions } from "./triplan-link.ts";

export type TriplanClient = TRPCClient<AppRouter>;

/**
 * Typed client of the API at `url`, such as "https://triplan.example/trpc".
 *
 * The login is a cookie: outside a browser pass a `fetch` that keeps cookies. A refused call rejects
 * with a `TRPCClientError`; its `data.httpStatus` and `data.reason` say why.
 */
export const createTriplanClient = (options: LinkOptions): TriplanClient =>
  createTRPCClient<AppRouter>({ links: [triplanLink(options)] });
