import { answerEstimateInput, recordThresholdsInput, setThresholdsInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const body = (request: RestRequest) => request.body;

/** Thresholds, tests and results of the user, and questions about them. */
export const thresholdRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/thresholds",
    calls: "thresholds.list",
    summary: "The user's thresholds in force, with source and date, and all records",
  },
  {
    method: "POST",
    url: "/thresholds",
    calls: "thresholds.record",
    accepts: recordThresholdsInput,
    input: body,
    status: 201,
    summary: "Record thresholds, or a test or result that gives them",
  },
  {
    method: "POST",
    url: "/thresholds/preview",
    calls: "thresholds.preview",
    accepts: recordThresholdsInput,
    input: body,
    isDryRun: true,
    summary: "Preview the new targets of thresholds without storing them",
  },
  {
    method: "DELETE",
    url: "/thresholds/:id",
    calls: "thresholds.delete",
    input: ({ id }) => ({ thresholdId: id }),
    summary: "Delete a recorded threshold",
  },
  {
    method: "GET",
    url: "/user/thresholds",
    calls: "thresholds.get",
    summary: "The user's thresholds in force and all records, as GET /thresholds",
  },
  {
    method: "PUT",
    url: "/user/thresholds",
    calls: "thresholds.set",
    accepts: setThresholdsInput,
    input: body,
    summary: "Use typed thresholds from today; those left out stay",
  },
  {
    method: "GET",
    url: "/user/thresholds/estimates",
    calls: "thresholds.estimates",
    summary: "Open questions whether the targets of a sport may move up",
  },
  {
    method: "POST",
    url: "/user/thresholds/estimates/answer",
    calls: "thresholds.answerEstimate",
    accepts: answerEstimateInput,
    input: body,
    summary: "Answer such a question; the first answer counts",
  },
];
