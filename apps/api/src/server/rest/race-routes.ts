import { changeRaceInput, previewRaceInput, raceInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });

/** Races on the way to a plan's own race. */
export const raceRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/races",
    calls: "races.list",
    input: ({ id }) => ({ planId: id }),
    summary: "The races of the plan's season and what they change",
  },
  {
    method: "GET",
    url: "/training-plans/:id/race-days",
    calls: "races.days",
    input: ({ id }) => ({ planId: id }),
    summary: "The days of the races on the way to the plan's own race",
  },
  {
    method: "POST",
    url: "/training-plans/:id/races",
    calls: "races.add",
    accepts: raceInput,
    input: planWithBody,
    status: 201,
    summary: "Add a race; coming exercises make room for it",
  },
  {
    method: "POST",
    url: "/training-plans/:id/races/preview",
    calls: "races.preview",
    accepts: previewRaceInput,
    input: planWithBody,
    summary: "Preview a race without storing it",
  },
  {
    method: "PUT",
    url: "/training-plans/:id/races/:raceId",
    calls: "races.change",
    accepts: changeRaceInput,
    input: ({ id, raceId, body }) => ({ ...body, planId: id, raceId }),
    summary: "Change a race; coming exercises become what they are with it",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/races/:raceId",
    calls: "races.delete",
    input: ({ id, raceId }) => ({ planId: id, raceId }),
    summary: "Remove a race; coming exercises become what they are without it",
  },
];
