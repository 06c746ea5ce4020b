import { CHANGE_RULES, PROPOSAL_ANSWERS } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, rowId, textLike } from "./fields.ts";
import { timeOffOutcomeResponse } from "./time-off-response.ts";

const SENTENCE = "Your Long run did not happen on Sunday. Tuesday has 2 h open. Move it there?";
const KEY = "missed-long_2027-03-21_2027-03-23_12-run-1_90";

const change = {
  sentence: textLike(SENTENCE),
  effect: timeOffOutcomeResponse.meta({ description: "What a yes would change" }),
  digest: textLike("3q2-7wAAbcdEF_01", "Names the effect; send it with the answer"),
};

export const askedProposalResponse = z
  .object({
    key: textLike(KEY, "The same facts give the same key"),
    rule: z.enum([...CHANGE_RULES, "days-off", "change-plan"]),
    expiresOn: calendarDate.meta({ description: "The last day on which it can be answered" }),
    ...change,
    alternative: z
      .object(change)
      .nullable()
      .meta({ description: "Another change that answers the same question" }),
  })
  .meta({ id: "Proposal" });

export const proposalsResponse = z.object({
  proposals: z
    .array(askedProposalResponse)
    .meta({ description: "The most important first, three at most" }),
  layers: z
    .array(
      z
        .object({
          id: rowId,
          sentence: textLike(SENTENCE),
          acceptedOn: calendarDate,
          week: z.int().min(1),
        })
        .meta({ id: "AcceptedProposal" }),
    )
    .meta({ description: "What the athlete agreed to, the latest first" }),
  today: calendarDate,
});

export const answeredProposalResponse = z.object({
  key: textLike(KEY),
  answer: z.enum(PROPOSAL_ANSWERS),
  layerId: rowId.nullable().meta({ description: "Undoes a yes" }),
  timeOffId: rowId.nullable().meta({ description: "Undoes a yes to days off" }),
});

export const undoneLayerResponse = z.object({ id: rowId, effect: timeOffOutcomeResponse });
