import {
  DISCIPLINES,
  MAX_RACE_DISTANCE,
  miles,
  RACE_KINDS,
  RACE_PRIORITIES,
  RACE_TIME_LIMITS,
  seconds,
  typedSports,
  type RaceLegs,
} from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import "./texts/messages.ts";
import { planInput } from "./plan.ts";
import { nameText } from "./texts/text.ts";

const MAX_NAME = 100;
const DISTANCE = `Distance must be more than 0 and at most ${MAX_RACE_DISTANCE} miles`;
const GOAL = "Goal must be between 1 second and 99:59:59";
const { min, max } = RACE_TIME_LIMITS;

const leg = z.number(DISTANCE).positive(DISTANCE).max(MAX_RACE_DISTANCE, DISTANCE).optional();

const legs = z.object({ swim: leg, bike: leg, run: leg }, "Distances must be miles by sport");

const raceFields = planInput.extend({
  name: nameText(MAX_NAME, "Name"),
  date: calendarDay("Date"),
  kind: z.enum(RACE_KINDS, `Kind must be one of ${RACE_KINDS.join(", ")}`),
  priority: z
    .enum(RACE_PRIORITIES, `Priority must be one of ${RACE_PRIORITIES.join(", ")}`)
    .optional()
    .describe("B: an important race; C: for training. Absent: what suits its length and date."),
  distances: legs.default({}).describe("Miles of each leg, for kinds without a fixed length."),
  goalSeconds: z
    .int(GOAL)
    .min(min, GOAL)
    .max(max, GOAL)
    .transform(seconds)
    .nullable()
    .default(null)
    .describe("Finish time to aim at."),
});
type RaceFields = z.output<typeof raceFields>;

/** Each leg that the kind asks for has a length. */
function requireLegs({ kind, distances }: RaceFields, context: z.RefinementCtx) {
  for (const sport of typedSports(kind)) {
    if (distances[sport] !== undefined) continue;
    context.addIssue({ code: "custom", path: ["distances", sport], message: DISTANCE });
  }
}

/** The race with the legs of its kind alone. */
function toRace({ planId, distances, ...race }: RaceFields) {
  const typed = typedSports(race.kind);
  const own = DISCIPLINES.flatMap((sport) => {
    const distance = distances[sport];
    return typed.includes(sport) && distance !== undefined
      ? [[sport, miles(distance)] as const]
      : [];
  });
  const wanted: RaceLegs = Object.fromEntries(own);
  return { planId, race: { ...race, distances: wanted } };
}

/** A race on the way to the plan's own race; without a priority its length and date decide. */
export const raceInput = raceFields.superRefine(requireLegs).transform(toRace);
export type RaceBody = z.input<typeof raceInput>;
export type RaceInput = z.output<typeof raceInput>;

const REPLACED = "The race that it replaces.";

/** A new race, or a stored one with other content. */
export const previewRaceInput = raceFields
  .extend({ raceId: z.int().optional().describe(REPLACED) })
  .superRefine(requireLegs)
  .transform(({ raceId, ...fields }) => ({ ...toRace(fields), raceId }));
export type PreviewRaceBody = z.input<typeof previewRaceInput>;
export type PreviewRaceInput = z.output<typeof previewRaceInput>;

/** All fields of a stored race; what is absent is as in a new one. */
export const changeRaceInput = raceFields
  .extend({ raceId: z.int() })
  .superRefine(requireLegs)
  .transform(({ raceId, ...fields }) => ({ ...toRace(fields), raceId }));
export type ChangeRaceInput = z.output<typeof changeRaceInput>;

/** A race on the way. */
export const namedRaceInput = planInput.extend({ raceId: z.int() });
export type NamedRaceInput = z.output<typeof namedRaceInput>;
