import { previewPlanEditInput, updatePlanInput } from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });

/** Changes of what a plan is made for. */
export const planEditRoutes: readonly RestRoute[] = [
  {
    method: "PATCH",
    url: "/training-plans/:id",
    calls: "planEdits.update",
    accepts: updatePlanInput,
    input: planWithBody,
    summary: "Change the name, goal or hours; coming exercises are rewritten",
  },
  {
    method: "POST",
    url: "/training-plans/:id/preview",
    calls: "planEdits.preview",
    accepts: previewPlanEditInput,
    input: planWithBody,
    summary: "Preview a change of the hours without storing it",
  },
  {
    method: "GET",
    url: "/training-plans/:id/revisions",
    calls: "planEdits.list",
    input: ({ id }) => ({ planId: id }),
    summary: "The changes of a plan, the latest first",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/revisions/:revisionId",
    calls: "planEdits.undo",
    input: ({ id, revisionId }) => ({ planId: id, revisionId }),
    summary: "Undo the latest change; coming exercises become what they were",
  },
];
