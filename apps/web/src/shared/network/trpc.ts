import { triplanLink, type AppRouter } from "@triplan/client";
import type { TRPCLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { serverFetch } from "./server-fetch.ts";
import { browserTimeZone } from "../dates/today.ts";

export const trpc = createTRPCReact<AppRouter>();

export type RouterOutputs = inferRouterOutputs<AppRouter>;
export type ServerLink = TRPCLink<AppRouter>;

export type PublicUser = NonNullable<RouterOutputs["auth"]["me"]>;
export type Activity = RouterOutputs["activities"]["list"][number];
export type CurrentThreshold = RouterOutputs["thresholds"]["list"]["current"][number];
export type ThresholdRecord = RouterOutputs["thresholds"]["list"]["records"][number];
export type SharedPlan = RouterOutputs["sharing"]["open"];
export type PlanRow = RouterOutputs["plans"]["list"][number];

/** The client of this origin's API; a call passes through `links` first. */
export const createTrpcClient = (links: ServerLink[] = []) =>
  trpc.createClient({
    links: [...links, triplanLink({ url: "/trpc", fetch: serverFetch, timeZone: browserTimeZone })],
  });
