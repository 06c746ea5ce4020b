import {
  DISCIPLINES,
  MAX_COLD_MINUTES,
  SYMPTOMS,
  TIME_OFF_KINDS,
  TIME_OFF_MINUTES,
  timeOffDaysProblem,
  type Discipline,
  type TimeOff,
} from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import "./texts/messages.ts";
import { planInput } from "./plan.ts";

const { min, max, step } = TIME_OFF_MINUTES;
const MINUTES = `Minutes a day must be between ${min} and ${max} in steps of ${step}`;
const COLD_MINUTES = `With a cold, train at most ${MAX_COLD_MINUTES} minutes a day`;
const SPORTS = `Sports must be ${DISCIPLINES.join(", ")}`;
const lastDay = calendarDay("Last day");

const timeOffFields = planInput.extend({
  kind: z.enum(TIME_OFF_KINDS, `Kind must be one of ${TIME_OFF_KINDS.join(", ")}`),
  fromDate: calendarDay("First day"),
  toDate: lastDay.nullable().describe("Null while an illness or an injury lasts."),
  minutesPerDay: z
    .int(MINUTES)
    .min(min, MINUTES)
    .max(max, MINUTES)
    .multipleOf(step, MINUTES)
    .nullable()
    .optional()
    .describe("What remains possible. Absent: nothing. Not used for an injury."),
  sports: z
    .array(z.enum(DISCIPLINES, SPORTS), SPORTS)
    .max(DISCIPLINES.length, SPORTS)
    .optional()
    .describe("Sports that remain possible."),
  symptoms: z
    .enum(SYMPTOMS, `Symptoms must be one of ${SYMPTOMS.join(", ")}`)
    .nullable()
    .optional()
    .describe("Of an illness. Absent: below-neck."),
});
type TimeOffFields = z.output<typeof timeOffFields>;

/** Days on which the athlete can train less than planned; missing answers follow from the kind. */
export const timeOffInput = timeOffFields
  .superRefine((fields, context) => {
    const problem = timeOffDaysProblem(fields);
    if (problem) context.addIssue({ code: "custom", ...problem, path: [problem.path] });
    const { kind, symptoms, minutesPerDay, sports } = fields;
    if (kind === "ill" && symptoms === "above-neck" && (minutesPerDay ?? 0) > MAX_COLD_MINUTES) {
      context.addIssue({ code: "custom", path: ["minutesPerDay"], message: COLD_MINUTES });
    }
    if (kind === "injured" && DISCIPLINES.every((sport) => sports?.includes(sport) ?? true)) {
      const message = "Choose at least one sport that you can't do";
      context.addIssue({ code: "custom", path: ["sports"], message });
    }
  })
  .transform(({ planId, kind, fromDate, toDate, ...rest }) => {
    const timeOff: TimeOff = { kind, fromDate, toDate, ...whatRemains({ kind, ...rest }) };
    return { planId, timeOff };
  });
export type TimeOffBody = z.input<typeof timeOffInput>;
export type TimeOffInput = z.output<typeof timeOffInput>;

/** An easy exercise with a cold stays out of the pool unless the athlete says otherwise. */
const COLD_SPORTS: readonly Discipline[] = ["bike", "run"];

const NOTHING = { minutesPerDay: 0, sports: [] } as const;

function whatRemains({
  kind,
  ...fields
}: Pick<TimeOffFields, "kind" | "minutesPerDay" | "sports" | "symptoms">): Pick<
  TimeOff,
  "minutesPerDay" | "sports" | "symptoms"
> {
  const symptoms = kind === "ill" ? (fields.symptoms ?? "below-neck") : null;
  const chosen = fields.sports && DISCIPLINES.filter((sport) => fields.sports?.includes(sport));
  if (kind === "injured") return { minutesPerDay: null, sports: chosen ?? [], symptoms };
  const minutesPerDay = symptoms === "below-neck" ? 0 : (fields.minutesPerDay ?? 0);
  const sports = chosen ?? (kind === "ill" ? COLD_SPORTS : DISCIPLINES);
  const isPossible = minutesPerDay > 0 && sports.length > 0;
  return { ...(isPossible ? { minutesPerDay, sports } : NOTHING), symptoms };
}

const timeOffKey = planInput.extend({ timeOffId: z.int() });

/** Ends an open time off, or makes one shorter. */
export const endTimeOffInput = timeOffKey.extend({ toDate: lastDay });
export type EndTimeOffInput = z.output<typeof endTimeOffInput>;

export const deleteTimeOffInput = timeOffKey;
export type DeleteTimeOffInput = z.output<typeof deleteTimeOffInput>;
