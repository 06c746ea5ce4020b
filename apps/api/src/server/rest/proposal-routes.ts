import { answerProposalInput } from "@triplan/contract";
import type { RestRoute } from "./rest-route.ts";

/** What the rules propose for a plan, and what the athlete agreed to. */
export const proposalRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    url: "/training-plans/:id/proposals",
    calls: "proposals.list",
    input: ({ id }) => ({ planId: id }),
    summary: "Changes that the plan's rules propose, and those agreed to",
  },
  {
    method: "POST",
    url: "/training-plans/:id/proposals/:key/answer",
    calls: "proposals.answer",
    accepts: answerProposalInput,
    input: ({ id, key, body }) => ({ ...body, planId: id, key }),
    summary: "Answer a proposal; yes changes the exercises that it names",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id/layers/:layerId",
    calls: "proposals.undo",
    input: ({ id, layerId }) => ({ planId: id, layerId }),
    summary: "Undo an accepted proposal; open exercises become what they are without it",
  },
];
