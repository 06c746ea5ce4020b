import { checkInChoicesInput, saveCheckInInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });

/** The weekly check-in of a plan. */
export const checkInRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/check-in",
    calls: "checkIn.read",
    input: ({ id }) => ({ planId: id }),
    summary: "The check-in of the last week, from Sunday to Wednesday",
  },
  {
    method: "GET",
    url: "/training-plans/:id/check-in/ready",
    calls: "checkIn.ready",
    input: ({ id }) => ({ planId: id }),
    summary: "The week whose check-in waits for the athlete",
  },
  {
    method: "POST",
    url: "/training-plans/:id/check-in/preview",
    calls: "checkIn.preview",
    accepts: checkInChoicesInput,
    input: planWithBody,
    isDryRun: true,
    summary: "What all choices of a check-in would change together; stores nothing",
  },
  {
    method: "POST",
    url: "/training-plans/:id/check-in",
    calls: "checkIn.save",
    accepts: saveCheckInInput,
    input: planWithBody,
    summary: "Save a check-in and change the plan as its choices say",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/check-in",
    calls: "checkIn.undo",
    input: ({ id }) => ({ planId: id }),
    summary: "Undo the latest check-in with everything that it changed",
  },
];
