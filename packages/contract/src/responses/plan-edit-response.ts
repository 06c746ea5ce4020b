import { z } from "zod";
import { calendarDate, rowId, textLike } from "./fields.ts";
import { timeOffOutcomeResponse } from "./time-off-response.ts";

const SENTENCE = "10 h a week from week 7 on";

export const planEditResponse = z
  .object({
    fromWeek: z.int().min(1).meta({ description: "The first week that changes" }),
    effect: timeOffOutcomeResponse.meta({ description: "What changes in the plan" }),
    limits: z
      .array(textLike("Your long ride reaches 58 % of the race."))
      .meta({ description: "What the plan can't do because of the change" }),
  })
  .meta({ id: "PlanEdit" });

export const planRevisionsResponse = z
  .array(
    z
      .object({
        id: rowId,
        sentence: textLike(SENTENCE, "What was changed"),
        fromWeek: z.int().min(1),
        acceptedOn: calendarDate,
      })
      .meta({ id: "PlanRevision" }),
  )
  .meta({ description: "The changes of a plan, the latest first; only the latest can be undone" });

export const undonePlanEditResponse = z.object({ id: rowId, effect: timeOffOutcomeResponse });
