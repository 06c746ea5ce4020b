import {
  APPOINTMENT_EFFORTS,
  APPOINTMENT_MINUTES,
  appointmentProblem,
  DAY_NAMES,
  DISCIPLINES,
  HOURS_LIMITS,
  MAX_APPOINTMENT_NAME,
  MAX_APPOINTMENTS,
  normalizeEntry,
  parseIsoDate,
  scheduleProblem,
  SKIP_REASONS,
  WEEKDAYS,
  withAppointment,
  withSports,
  type ScheduleEntry,
  type ScheduleProblem,
  type WeeklySchedule,
} from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { nameText } from "./texts/text.ts";

const HOURS = "Hours must be between 0 and 8 in steps of 0.5";
const SEVEN_DAYS = "Weekly schedule must have 7 days";

const PROBLEMS = {
  too_few_days: "You need at least 3 training days per week",
  no_endurance_day: "You need at least one endurance day per week",
  no_swim_day: "Allow swimming on at least one training day",
  no_bike_day: "Allow riding on at least one training day",
  no_run_day: "Allow running on at least one training day",
  too_many_appointments: `A week has room for ${MAX_APPOINTMENTS} appointments at most`,
  no_days_without_appointment: "Keep two training days without an appointment",
  no_time_for_swim: "Your appointments leave no 30 minutes for a swim",
  no_time_for_bike: "Your appointments leave no 30 minutes for a ride",
  no_time_for_run: "Your appointments leave no 30 minutes for a run",
} as const satisfies Record<ScheduleProblem, string>;

const INVALID_DAY = "Day must be from 0 (Sunday) to 6 (Saturday)";
const INVALID_DAY_NAME = "Day name must be a weekday from Sunday to Saturday";

/** 0 is Sunday. */
export const weekday = z.literal(WEEKDAYS, INVALID_DAY);
export const dayName = z.enum(DAY_NAMES, INVALID_DAY_NAME);

const namesItsDay = (entry: { day: number; dayName: string }) =>
  DAY_NAMES[entry.day] === entry.dayName;
const WRONG_DAY_NAME = { message: "Day name does not belong to the day", path: ["dayName"] };

const SPORTS = "Sports must be a list of swim, bike and run";

function refuseNoSport(
  { available, sports, dayName: name }: Pick<ScheduleEntry, "available" | "sports" | "dayName">,
  context: z.RefinementCtx,
): void {
  if (!available || sports?.length !== 0) return;
  const message = `Allow at least one sport on ${name}, or make it a rest day`;
  context.addIssue({ code: "custom", message, path: ["sports"] });
}

const { min, max, step } = APPOINTMENT_MINUTES;
const MINUTES = `Minutes must be between ${min} and ${max} in steps of ${step}`;
const SPORT = "Sport must be swim, bike or run";
const EFFORT = "Effort must be easy, steady or hard";

/** Training at a fixed time of a weekday. */
export const appointment = z.object({
  sport: z.enum(DISCIPLINES, SPORT),
  minutes: z.number(MINUTES).min(min, MINUTES).max(max, MINUTES).multipleOf(step, MINUTES),
  effort: z
    .enum(APPOINTMENT_EFFORTS, EFFORT)
    .describe("How hard it usually is; a hard one can be the hard exercise of its sport."),
  name: nameText(MAX_APPOINTMENT_NAME, "Name").exactOptional(),
});

function refuseUnfitAppointment(entry: ScheduleEntry, context: z.RefinementCtx): void {
  const message = appointmentProblem(entry);
  if (message !== null) context.addIssue({ code: "custom", message, path: ["appointment"] });
}

const scheduleEntry = z
  .object({
    day: weekday,
    dayName,
    available: z.boolean(),
    hours: z
      .number(HOURS)
      .min(HOURS_LIMITS.min, HOURS)
      .max(HOURS_LIMITS.max, HOURS)
      .multipleOf(HOURS_LIMITS.step, HOURS),
    isEndurance: z.boolean(),
    sports: z
      .array(z.enum(DISCIPLINES, SPORTS), SPORTS)
      .max(DISCIPLINES.length, SPORTS)
      .exactOptional()
      .describe(
        "The sports that are possible on the day; all if absent. In a change of a plan, a day " +
          "without it keeps its present sports.",
      ),
    appointment: appointment
      .nullable()
      .exactOptional()
      .describe(
        "Training at a fixed time, such as the club's swim: one of the plan's exercises; none if " +
          "null. In a change of a plan, a day without it keeps its present appointment.",
      ),
  })
  .refine(namesItsDay, WRONG_DAY_NAME)
  .superRefine(refuseNoSport)
  .superRefine(refuseUnfitAppointment)
  .transform(normalizeEntry);

/** Seven entries, each day once, Sunday first; a day may name all sports. */
const sentWeek = z
  .array(scheduleEntry, SEVEN_DAYS)
  .length(WEEKDAYS.length, SEVEN_DAYS)
  .refine(
    (entries) => new Set(entries.map((entry) => entry.day)).size === WEEKDAYS.length,
    SEVEN_DAYS,
  )
  .readonly()
  .transform((entries): WeeklySchedule => entries.toSorted((a, b) => a.day - b.day));

const withoutFullLists = (entries: WeeklySchedule): WeeklySchedule =>
  entries.map((entry) =>
    withAppointment(
      entry.sports ? withSports(entry, entry.sports) : entry,
      entry.appointment ?? null,
    ),
  );

/** Seven entries, each day once, Sunday first. */
export const weekOfEntries = sentWeek.transform(withoutFullLists);

/** What keeps a plan from being built on a schedule, as a sentence; null if nothing does. */
export function scheduleMessage(schedule: WeeklySchedule): string | null {
  const unfit = schedule.map(appointmentProblem).find((message) => message !== null);
  const problem = scheduleProblem(schedule);
  return unfit ?? (problem && PROBLEMS[problem]);
}

function refuseUntrainable(entries: WeeklySchedule, context: z.RefinementCtx): void {
  const message = scheduleMessage(entries);
  if (message !== null) context.addIssue({ code: "custom", message });
}

/** A weekly schedule that a plan can be built on. */
export const trainingSchedule = sentWeek.superRefine(refuseUntrainable).transform(withoutFullLists);

/** The schedule of a plan's coming weeks; days that name no sports or appointment keep theirs. */
export const changedSchedule = sentWeek.superRefine(refuseUntrainable);

const INVALID_DATE = "Scheduled date must be a date";
const MAX_DATE_TEXT = 40;

/** A date or ISO time; only its format is checked, since the server derives the date itself. */
const dateOrTime = z
  .string(INVALID_DATE)
  .max(MAX_DATE_TEXT, INVALID_DATE)
  .refine(
    (text) =>
      parseIsoDate(text) !== null || z.iso.datetime({ offset: true }).safeParse(text).success,
    INVALID_DATE,
  );

const INVALID_FROM = "From must list days from 0 (Sunday) to 6 (Saturday), or null for none";

/** One more than the days of a week, for no day. */
const from = z
  .array(z.literal([...WEEKDAYS, null], INVALID_FROM), INVALID_FROM)
  .max(WEEKDAYS.length + 1, INVALID_FROM)
  .optional()
  .describe(
    "Days on which the exercise was last seen, null for none. It is moved only from there, so that " +
      "a move that is sent late changes nothing that was changed since.",
  );

/** Places an exercise on a day of its plan's week. */
export const scheduleExerciseInput = z
  .object({
    exerciseId: z.int(),
    day: weekday,
    dayName,
    scheduledDate: dateOrTime.optional(),
    from,
  })
  .refine(namesItsDay, WRONG_DAY_NAME);
export type ScheduleExerciseInput = z.output<typeof scheduleExerciseInput>;

export const exerciseInput = z.object({ exerciseId: z.int() });
export type ExerciseInput = z.output<typeof exerciseInput>;

/** Takes an exercise off its day. */
export const unscheduleExerciseInput = exerciseInput.extend({ from });
export type UnscheduleExerciseInput = z.output<typeof unscheduleExerciseInput>;

export const skipExerciseInput = exerciseInput.extend({
  skipReason: z
    .enum(SKIP_REASONS, `Reason must be one of ${SKIP_REASONS.join(", ")}`)
    .nullable()
    .default(null)
    .describe("Why it was not done."),
});
export type SkipExerciseInput = z.output<typeof skipExerciseInput>;

export const swapExerciseInput = z.object({
  exerciseId: z.int(),
  kind: z.string().regex(/^[a-z0-9-]{1,40}$/, "Choose one of the swaps that are offered"),
});
export type SwapExerciseInput = z.output<typeof swapExerciseInput>;
