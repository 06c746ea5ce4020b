import { endTimeOffInput, timeOffInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });

/** Days on which an athlete can train less than planned. */
export const timeOffRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/time-off",
    calls: "timeOff.list",
    input: ({ id }) => ({ planId: id }),
    summary: "The plan's time off by its first day",
  },
  {
    method: "POST",
    url: "/training-plans/:id/time-off",
    calls: "timeOff.add",
    accepts: timeOffInput,
    input: planWithBody,
    status: 201,
    summary: "Add time off; coming exercises make room for it",
  },
  {
    method: "POST",
    url: "/training-plans/:id/time-off/preview",
    calls: "timeOff.preview",
    accepts: timeOffInput,
    input: planWithBody,
    summary: "Preview time off without storing it",
  },
  {
    method: "PATCH",
    url: "/training-plans/:id/time-off/:timeOffId",
    calls: "timeOff.end",
    accepts: endTimeOffInput,
    input: ({ id, timeOffId, body }) => ({ ...body, planId: id, timeOffId }),
    summary: "End open time off, or make it shorter",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/time-off/:timeOffId",
    calls: "timeOff.delete",
    input: ({ id, timeOffId }) => ({ planId: id, timeOffId }),
    summary: "Remove time off; coming exercises become what they are without it",
  },
];
