import {
  changeRaceInput,
  previewRaceInput,
  raceInput,
  saveOtherResultInput,
} from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const named = ({ id, raceId }: RestRequest) => ({ planId: id, raceId });
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
    method: "GET",
    url: "/training-plans/:id/races/:raceId",
    calls: "races.read",
    input: named,
    summary: "Prediction and result of a race on the way",
  },
  {
    method: "PUT",
    url: "/training-plans/:id/races/:raceId/result",
    calls: "races.saveResult",
    accepts: saveOtherResultInput,
    input: ({ id, raceId, body }) => ({ ...body, planId: id, raceId }),
    summary: "Store what the athlete raced on the way",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/races/:raceId/result",
    calls: "races.deleteResult",
    input: named,
    summary: "Remove the result of a race on the way",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/races/:raceId",
    calls: "races.delete",
    input: named,
    summary: "Remove a race; coming exercises become what they are without it",
  },
];
