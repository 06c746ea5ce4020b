import type { PlanInput } from "@triplan/contract";
import {
  findCalendarFeed,
  findPublicUser,
  listCalendarExercises,
  listCalendarPlans,
  listCalendarRaces,
  listCalendarTimeOff,
  type CalendarFeedRow,
  type Queryable,
} from "@triplan/db";
import { unitsOf } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { FileAnswer } from "../workout-files/file-answer.ts";
import { calendarFile } from "./calendar-file.ts";

type CalendarOptions = Pick<
  CalendarFeedRow,
  | "userId"
  | "trainingPlanId"
  | "startMinutes"
  | "hasCompleted"
  | "hasRestDays"
  | "timeZone"
  | "updatedAt"
>;

/** The iCalendar file of a feed; null if its account is gone. */
export async function readCalendar(
  db: Queryable,
  options: CalendarOptions,
  publicOrigin: string,
): Promise<string | null> {
  const { userId, trainingPlanId: planId, updatedAt } = options;
  const user = await findPublicUser(db, userId);
  if (!user) return null;
  const scope = { userId, planId };
  const [plans, exercises, races, timeOff] = await Promise.all([
    listCalendarPlans(db, scope),
    listCalendarExercises(db, scope),
    listCalendarRaces(db, scope),
    options.hasRestDays ? listCalendarTimeOff(db, scope) : [],
  ]);
  return calendarFile({
    ...options,
    plans,
    exercises,
    races,
    timeOff,
    currentPlanId: user.currentTrainingPlanId,
    units: unitsOf(user.unitPreference, user.poolLengthMeters),
    optionsChangedAt: updatedAt,
    publicOrigin,
  });
}

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

const NO_FEED = { startMinutes: null, hasCompleted: true, hasRestDays: false };

/** A plan's calendar as a file to keep, with the choices of the athlete's feed if it is on. */
export async function downloadCalendar(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<FileAnswer> {
  const { db, userId, timeZone, settings } = ctx;
  const plan = await getPlan(ctx, planId);
  const feed = await findCalendarFeed(db, userId);
  const options = feed ?? { ...NO_FEED, timeZone, updatedAt: plan.createdAt };
  const file = { ...options, userId, trainingPlanId: planId };
  const text = (await readCalendar(db, file, settings.publicOrigin)) ?? "";
  return { name: "triplan.ics", mediaType: CALENDAR_TYPE, bytes: Buffer.from(text) };
}
