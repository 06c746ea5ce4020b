import { CHOICE_ANSWERS, PROPOSAL_ANSWERS, READINESS, WEEK_ANSWERS } from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import "./texts/messages.ts";
import { planInput } from "./plan.ts";

/** The athlete's answer to a proposal. */
export const answerProposalInput = planInput.extend({
  key: z.string().min(1).max(200).describe("The key of the proposal."),
  answer: z.enum(PROPOSAL_ANSWERS, `Answer must be one of ${PROPOSAL_ANSWERS.join(", ")}`),
  digest: z
    .string()
    .max(64)
    .optional()
    .describe("The digest that was shown; a yes that would change something else is refused."),
});
export type AnswerProposalInput = z.output<typeof answerProposalInput>;

export const undoLayerInput = planInput.extend({ layerId: z.int() });
export type UndoLayerInput = z.output<typeof undoLayerInput>;

const MAX_CHOICES = 3;
const MAX_ANSWERS = 4;

const weekAnswers = z
  .array(
    z.object({
      weekStart: calendarDay("Week").describe("The Sunday of the week."),
      answer: z.enum(WEEK_ANSWERS, `Answer must be one of ${WEEK_ANSWERS.join(", ")}`),
    }),
  )
  .max(MAX_ANSWERS)
  .default([])
  .describe("What was done in weeks without any record.");

/** A plan's check-in, with answers that are not saved yet. */
export const checkInInput = planInput.extend({ weekAnswers });
export type CheckInInput = z.output<typeof checkInInput>;

/** What the athlete chose in a check-in. */
export const checkInChoicesInput = checkInInput.extend({
  weekStart: calendarDay("Week").describe("The Sunday of the week that is checked in."),
  choices: z
    .array(
      z.object({
        key: z.string().min(1).max(200).describe("The key of a proposal."),
        answer: z.enum(CHOICE_ANSWERS, `Answer must be one of ${CHOICE_ANSWERS.join(", ")}`),
      }),
    )
    .max(MAX_CHOICES)
    .default([])
    .describe("What is not answered changes nothing."),
});
export type CheckInChoicesInput = z.output<typeof checkInChoicesInput>;

export const saveCheckInInput = checkInChoicesInput.extend({
  readiness: z
    .int()
    .min(READINESS.min)
    .max(READINESS.max)
    .nullable()
    .default(null)
    .describe("How the athlete feels for the next week: 1 unwell, 5 strong."),
  digest: z
    .string()
    .max(64)
    .optional()
    .describe("The digest that was shown; choices that would change something else are refused."),
});
export type SaveCheckInInput = z.output<typeof saveCheckInInput>;
