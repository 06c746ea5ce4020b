import { restRoutes } from "../../server/rest/rest-routes.ts";
import { PROCEDURE_TYPES } from "./procedure-types.ts";

export interface Mutation {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
}

const trpcMutations = [...PROCEDURE_TYPES]
  .filter(([, type]) => type === "mutation")
  .map(([path]): Mutation => ({ method: "POST", url: `/trpc/${path}` }));

const restMutations = restRoutes.flatMap(({ method, url }): Mutation[] =>
  method === "GET" ? [] : [{ method, url: `/api${url.replaceAll(/:\w+/g, "1")}` }],
);

/** Every mutation in both transports. */
export const ALL_MUTATIONS: readonly Mutation[] = [...trpcMutations, ...restMutations];
