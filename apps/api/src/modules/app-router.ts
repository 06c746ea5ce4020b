import { accountImportRouter } from "./account-import/account-import-router.ts";
import { accountRouter } from "./account/account-router.ts";
import { activitiesRouter } from "./activities/activities-router.ts";
import { authRouter } from "./auth/auth-router.ts";
import { calendarRouter } from "./calendar/calendar-router.ts";
import { configRouter } from "./config/config-router.ts";
import { exercisesRouter } from "./exercises/exercises-router.ts";
import { importsRouter } from "./imports/imports-router.ts";
import { paperRouter } from "./paper/paper-router.ts";
import { planEditsRouter } from "./plan-edits/plan-edits-router.ts";
import { passkeysRouter } from "./passkeys/passkeys-router.ts";
import { plansRouter } from "./plans/plans-router.ts";
import { preferencesRouter } from "./preferences/preferences-router.ts";
import { progressRouter } from "./progress/progress-router.ts";
import { secondFactorRouter } from "./second-factor/second-factor-router.ts";
import { thresholdsRouter } from "./thresholds/thresholds-router.ts";
import { racesRouter } from "./races/races-router.ts";
import { raceDayRouter } from "./race-day/race-day-router.ts";
import { checkInRouter } from "./check-in/check-in-router.ts";
import { proposalsRouter } from "./proposals/proposals-router.ts";
import { sharingRouter } from "./sharing/sharing-router.ts";
import { timeOffRouter } from "./time-off/time-off-router.ts";
import { wearableRouter } from "../wearables/wearable-router.ts";
import { router } from "../trpc/init.ts";

export const appRouter = router({
  account: accountRouter,
  accountImport: accountImportRouter,
  activities: activitiesRouter,
  auth: authRouter,
  calendar: calendarRouter,
  config: configRouter,
  exercises: exercisesRouter,
  imports: importsRouter,
  paper: paperRouter,
  passkeys: passkeysRouter,
  plans: plansRouter,
  planEdits: planEditsRouter,
  preferences: preferencesRouter,
  progress: progressRouter,
  secondFactor: secondFactorRouter,
  thresholds: thresholdsRouter,
  raceDay: raceDayRouter,
  races: racesRouter,
  checkIn: checkInRouter,
  proposals: proposalsRouter,
  sharing: sharingRouter,
  timeOff: timeOffRouter,
  wearable: wearableRouter,
});

export type AppRouter = typeof appRouter;
