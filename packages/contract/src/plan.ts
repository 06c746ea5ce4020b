import {
  DEFAULT_POOL_LENGTH,
  DISCIPLINE_NAMES,
  EXPERIENCE_LEVELS,
  figureText,
  goalProblem,
  MAX_RACE_DISTANCE,
  MAX_WEEKS,
  normalizeRaceDistance,
  parseFinishTime,
  parseIsoDate,
  parseRaceDistances,
  RACE_TYPES,
  raceDateProblem,
  raceDistanceFigure,
  seconds,
  type Discipline,
  type IsoDate,
  type RaceDateProblem,
  type RacePaces,
  type Seconds,
  type Units,
} from "@triplan/domain";
import { z } from "zod";
import { calendarDay } from "./calendar-day.ts";
import { currentTraining } from "./current-training.ts";
import "./texts/messages.ts";
import { bikePace, runPace, sentBikePace, sentRunPace, sentSwimPace, swimPace } from "./paces.ts";
import { poolLengthMeters } from "./pool-length.ts";
import { changedSchedule, trainingSchedule } from "./schedule.ts";
import { nameText, storableText } from "./texts/text.ts";

const MAX_NAME = 200;
const MAX_KEY = 255;

const RACE_DATE_PROBLEMS = {
  not_in_future: "Race date must be in the future",
  too_far_away: "Race date must be at most 2 years away",
} as const satisfies Record<RaceDateProblem, string>;

/** Error message for a race date that no plan can end on, or null. */
export function raceDateMessage(today: IsoDate, raceDate: IsoDate): string | null {
  const problem = raceDateProblem(today, raceDate);
  return problem && RACE_DATE_PROBLEMS[problem];
}

const planName = nameText(MAX_NAME, "Plan name");

const raceType = z.enum(RACE_TYPES, {
  error: (issue) =>
    issue.input === undefined || issue.input === "" ? "Race type is required" : "Invalid race type",
});

/** Miles as text (".5" and "0,5" are stored as "0.5"); the message names the limit in `units`. */
const distance = (discipline: Discipline, units: Units) => {
  const name = `${DISCIPLINE_NAMES[discipline]} distance`;
  const required = { error: `${name} is required`, abort: true };
  return z
    .string(required)
    .trim()
    .min(1, required)
    .transform((text, context): string => {
      const stored = normalizeRaceDistance(text);
      if (stored !== null) return stored;
      const limit = figureText(raceDistanceFigure(discipline, MAX_RACE_DISTANCE, units));
      const message = `${name} must be a number above 0 and at most ${limit}`;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });
};

const RACE_DATE_REQUIRED = { error: "Race date is required", abort: true };
const raceDate = z
  .string(RACE_DATE_REQUIRED)
  .min(1, RACE_DATE_REQUIRED)
  .transform((text, context): IsoDate => {
    const date = parseIsoDate(text);
    if (date) return date;
    context.addIssue({ code: "custom", message: "Race date must be a valid date" });
    return z.NEVER;
  });

const GOAL = "Goal finish time must be a time such as 02:50:00";
const goalFinishTime = z
  .string(GOAL)
  .max(8, { error: GOAL, abort: true })
  .transform((text, context): Seconds => {
    const finish = parseFinishTime(text);
    if (finish) return finish;
    context.addIssue({ code: "custom", message: GOAL });
    return z.NEVER;
  })
  .nullable();

/** Goal paces sent with a goal; only the format is checked. */
const goalPace = z
  .string()
  .max(16)
  .nullable()
  .optional()
  .describe("Accepted, not stored: the server computes the goal paces from goalFinishTime.");
const goalPaces = { goalSwimPace: goalPace, goalBikePace: goalPace, goalRunPace: goalPace };

const raceFields = (units: Units) => ({
  name: planName,
  raceType,
  swimDistance: distance("swim", units),
  bikeDistance: distance("bike", units),
  runDistance: distance("run", units),
  raceDate,
  ...currentTraining,
  weeklySchedule: trainingSchedule,
});

interface RaceFields {
  swimDistance: string;
  bikeDistance: string;
  runDistance: string;
  currentSwimPace: RacePaces["swim"];
  currentBikePace: RacePaces["bike"];
  currentRunPace: RacePaces["run"];
}

/** Adds an issue for a goal out of bounds, unless a distance that it depends on is invalid. */
function refuseImplausibleGoal(context: z.RefinementCtx, finish: Seconds, race: RaceFields) {
  const distances = parseRaceDistances(race);
  if (!distances) return;
  const paces = {
    swim: race.currentSwimPace,
    bike: race.currentBikePace,
    run: race.currentRunPace,
  };
  const message = goalProblem(finish, distances, paces);
  if (message) context.addIssue({ code: "custom", message, path: ["goalFinishTime"] });
}

/** Values of the Training Plan Setup form; messages name distances in the athlete's units. */
export const planFormSchema = (today: IsoDate, units: Units) =>
  z
    .object({
      ...raceFields(units),
      raceDate: raceDate.superRefine((date, context) => {
        const message = raceDateMessage(today, date);
        if (message) context.addIssue({ code: "custom", message });
      }),
      currentSwimPace: swimPace,
      currentBikePace: bikePace,
      currentRunPace: runPace,
      /** Minutes; 0 or absent means no goal yet. */
      goalFinishTime: z.number().min(0).optional(),
    })
    .superRefine((form, context) => {
      const finish = seconds(Math.round((form.goalFinishTime ?? 0) * 60));
      if (finish > 0) refuseImplausibleGoal(context, finish, form);
    });
export type PlanFormInput = z.input<ReturnType<typeof planFormSchema>>;
export type PlanFormValues = z.output<ReturnType<typeof planFormSchema>>;

export const createPlanInput = z
  .object({
    ...raceFields("miles"),
    currentSwimPace: sentSwimPace,
    currentBikePace: sentBikePace,
    currentRunPace: sentRunPace,
    experienceLevel: z.enum(EXPERIENCE_LEVELS, "Invalid experience level"),
    goalFinishTime: goalFinishTime.prefault(null),
    ...goalPaces,
    /** True to distribute the volume over the weeks by the optimised curve. */
    optimiseLoad: z.boolean("Optimise weekly load must be on or off").default(false),
    poolLengthMeters: poolLengthMeters.default(DEFAULT_POOL_LENGTH),
    previousPlanId: z
      .int("Previous plan must be the id of a plan")
      .optional()
      .describe("The plan that this one follows; its race must come before this one's."),
    /** Only the format is checked; the server counts the weeks itself. */
    totalWeeks: z.int().min(1).max(MAX_WEEKS).optional(),
    /** The same key gives the same plan, however often the form is sent. */
    idempotencyKey: storableText(MAX_KEY, "Idempotency key")
      .min(1, "Idempotency key must not be empty")
      .optional(),
  })
  .superRefine((plan, context) => {
    if (plan.goalFinishTime !== null) refuseImplausibleGoal(context, plan.goalFinishTime, plan);
  });
/** As a client sends it: paces and goal as text. */
export type CreatePlanBody = z.input<typeof createPlanInput>;
/** Paces and goal as numbers. */
export type CreatePlanInput = z.output<typeof createPlanInput>;

export const planInput = z.object({ planId: z.int() });
export type PlanInput = z.output<typeof planInput>;

/** An absent goal stays unchanged; null removes it. */
export const updatePlanGoalInput = planInput.extend({
  goalFinishTime: goalFinishTime.optional(),
  ...goalPaces,
});

const weekNumber = (name: string) => z.int(`${name} must be a whole number from 1`);

const editFields = {
  raceType: raceType.optional(),
  swimDistance: distance("swim", "miles").optional(),
  bikeDistance: distance("bike", "miles").optional(),
  runDistance: distance("run", "miles").optional(),
  raceDate: raceDate.optional(),
  poolLengthMeters: poolLengthMeters.optional(),
  weeklySchedule: changedSchedule.optional(),
  fromWeek: weekNumber("First week")
    .optional()
    .describe("The first week of the new schedule; the next one if absent."),
  fromDate: calendarDay("First day")
    .optional()
    .describe("The first day of the new schedule, today or later, instead of a first week."),
  toWeek: weekNumber("Last week")
    .nullable()
    .optional()
    .describe("The last week of the new schedule; up to the race if absent."),
};

/** What is sent of it changes; all else stays. */
export const updatePlanInput = updatePlanGoalInput.extend({
  name: planName.optional(),
  ...editFields,
});
/** As a client sends it. */
export type UpdatePlanBody = z.input<typeof updatePlanInput>;
export type UpdatePlanInput = z.output<typeof updatePlanInput>;

/** A change of a plan but for its name and goal; a race type brings its distances if none are sent. */
export const previewPlanEditInput = planInput.extend(editFields);
export type PlanEditBody = z.input<typeof previewPlanEditInput>;
export type PlanEditInput = z.output<typeof previewPlanEditInput>;

export const undoPlanEditInput = planInput.extend({ revisionId: z.int() });
export type UndoPlanEditInput = z.output<typeof undoPlanEditInput>;

/** A preview names its goal; null previews a plan without one. */
export const previewGoalInput = planInput.extend({ goalFinishTime, ...goalPaces });
/** As a client sends it: the goal as text. */
export type PreviewGoalBody = z.input<typeof previewGoalInput>;
export type PreviewGoalInput = z.output<typeof previewGoalInput>;

export const planWeekInput = planInput.extend({
  week: z.int("Week must be a whole number from 1"),
});
export type PlanWeekInput = z.output<typeof planWeekInput>;

/** Names the placement, so that a second one of another device stays. */
export const undoPlanPlacementInput = planInput.extend({
  placementId: z.uuid("Placement must be a UUID"),
});
export type UndoPlanPlacementInput = z.output<typeof undoPlanPlacementInput>;

/** Null clears the current plan. */
export const setCurrentPlanInput = z.object({ planId: z.int().nullable() });
export type SetCurrentPlanInput = z.output<typeof setCurrentPlanInput>;

/** The public link of a plan; a repeated call changes what its readers see. */
export const sharePlanInput = planInput.extend({
  hasDates: z.boolean().default(true).describe("False: readers see weeks and weekdays only."),
  hasPaces: z.boolean().default(false).describe("False: readers see zones only."),
});
export type SharePlanInput = z.output<typeof sharePlanInput>;

/** What is no token reads as one that opens nothing. */
export const sharedPlanInput = z.object({ token: z.string().catch("") });
export type SharedPlanInput = z.output<typeof sharedPlanInput>;
