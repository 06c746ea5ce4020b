import { saveRaceResultInput, updateRaceDayInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const plan = ({ id }: RestRequest) => ({ planId: id });
const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });

/** The race of a plan. */
export const raceDayRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/race-day",
    calls: "raceDay.read",
    input: plan,
    summary: "Splits, pacing, food, timetable, checklist and result of a plan's race",
  },
  {
    method: "PATCH",
    url: "/training-plans/:id/race-day",
    calls: "raceDay.update",
    accepts: updateRaceDayInput,
    input: planWithBody,
    summary: "Set the start of the race; tick, add and remove items of its checklist",
  },
  {
    method: "PUT",
    url: "/training-plans/:id/race-day/result",
    calls: "raceDay.saveResult",
    accepts: saveRaceResultInput,
    input: planWithBody,
    summary: "Store what the athlete raced",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/race-day/result",
    calls: "raceDay.deleteResult",
    input: plan,
    summary: "Remove the result of the race",
  },
];
