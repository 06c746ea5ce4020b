import {
  completeResult,
  MAX_OWN_ITEM,
  MAX_OWN_ITEMS,
  MAX_RACE_NOTE,
  ownItem,
  parseTimeOfDay,
  RACE_ITEMS,
  RACE_LEGS,
  RACE_STATUSES,
  RACE_TIME_LIMITS,
  raceResultProblem,
  seconds,
  type RaceLeg,
  type RaceResult,
  type Seconds,
} from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { planInput } from "./plan.ts";
import { nameText, storableText } from "./texts/text.ts";

const START = "Start must be a time of day such as 08:30";
const ITEM = "Items must be those of the checklist";

const OWN_PREFIX = ownItem("");
const ownItems = z
  .string(ITEM)
  .startsWith(OWN_PREFIX, ITEM)
  .max(OWN_PREFIX.length + MAX_OWN_ITEM, ITEM);
const items = z
  .array(z.union([z.enum(RACE_ITEMS), ownItems], ITEM), ITEM)
  .max(RACE_ITEMS.length + MAX_OWN_ITEMS, ITEM)
  .default([]);

/** A line that an athlete adds to a checklist. */
export const ownItemInput = nameText(MAX_OWN_ITEM, "Item");

const OWN = `Own items must be a list of at most ${MAX_OWN_ITEMS} texts`;
const labels = z.array(ownItemInput, OWN).max(MAX_OWN_ITEMS, OWN).default([]);

/** The start of a plan's race, ticks and own items of its checklist; what is left out stays. */
export const updateRaceDayInput = planInput.extend({
  startsAt: z
    .string(START)
    .transform((text, context) => {
      const minute = parseTimeOfDay(text);
      if (minute !== null) return minute;
      context.addIssue({ code: "custom", message: START });
      return z.NEVER;
    })
    .nullable()
    .optional()
    .describe("Local time at the race, HH:MM; null if it is not known."),
  check: items.describe("Items of the checklist to tick."),
  uncheck: items.describe("Items to untick."),
  add: labels.describe("Texts to add to the checklist; each becomes the item own:<text>."),
  remove: labels.describe("Texts of own items to remove."),
});
export type UpdateRaceDayInput = z.output<typeof updateRaceDayInput>;

const { min, max } = RACE_TIME_LIMITS;
const TIME = "Times must be between 1 second and 99:59:59";
const time = z.int(TIME).min(min, TIME).max(max, TIME).transform(seconds);
const split = time.nullable().optional();

const SPLITS = "Splits must be times of swim, t1, bike, t2 and run";
const splits = z
  .object({ swim: split, t1: split, bike: split, t2: split, run: split }, SPLITS)
  .default({});

/** The fields of a result, of any race. */
const resultFields = {
  status: z.enum(RACE_STATUSES, `Status must be one of ${RACE_STATUSES.join(", ")}`),
  finishSeconds: time.nullable().default(null),
  splits: splits.describe("Seconds of the parts that are known."),
  isFairDay: z
    .boolean()
    .default(true)
    .describe("False if the times are no measure: heat, a short course, a puncture."),
  note: storableText(MAX_RACE_NOTE, "Note").nullable().default(null),
};

/** What the athlete raced in the plan's own race; all five parts give the finish time. */
export const saveRaceResultInput = planInput
  .extend(resultFields)
  .transform(({ planId, ...input }, context) => {
    const result = completeResult(toResult(input), RACE_LEGS);
    const problem = raceResultProblem(result);
    if (!problem) return { planId, result };
    context.addIssue({ code: "custom", message: problem.message, path: [problem.path] });
    return z.NEVER;
  });
export type SaveRaceResultInput = z.output<typeof saveRaceResultInput>;
export type RaceResultBody = z.input<typeof saveRaceResultInput>;

/** What the athlete raced on the way; the race decides which parts it has. */
export const saveOtherResultInput = planInput
  .extend({ raceId: z.int(), ...resultFields })
  .transform(({ planId, raceId, ...input }) => ({ planId, raceId, result: toResult(input) }));
export type SaveOtherResultInput = z.output<typeof saveOtherResultInput>;

/** A result without its race, as the form checks it. */
export const raceResultInput = z.object(resultFields).transform((input) => toResult(input));

type SentSplits = Partial<Record<RaceLeg, Seconds | null | undefined>>;

const toResult = ({
  splits: sent,
  note,
  ...result
}: Omit<RaceResult, "splits"> & { splits: SentSplits }): RaceResult => ({
  ...result,
  splits: Object.fromEntries(RACE_LEGS.flatMap((leg) => (sent[leg] ? [[leg, sent[leg]]] : []))),
  note: note || null,
});
