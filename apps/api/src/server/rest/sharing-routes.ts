import { sharePlanInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const plan = ({ id }: RestRequest) => ({ planId: id });

/** The public link of a plan, and what it opens. */
export const sharingRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/share",
    calls: "sharing.read",
    input: plan,
    summary: "The plan's public link, or null while it is off",
  },
  {
    method: "POST",
    url: "/training-plans/:id/share",
    calls: "sharing.share",
    accepts: sharePlanInput,
    input: ({ id, body }) => ({ ...body, planId: id }),
    summary: "Turn the plan's public link on, or change what its readers see",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/share",
    calls: "sharing.stop",
    input: plan,
    summary: "Turn the plan's public link off; its address answers 404 at once",
  },
  {
    method: "GET",
    url: "/shared-plans/:token",
    calls: "sharing.open",
    isPublic: true,
    input: ({ token }) => ({ token }),
    summary: "The plan that a public link opens",
  },
];
