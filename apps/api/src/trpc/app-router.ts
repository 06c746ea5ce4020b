import { activitiesRouter } from "../features/activities/activities-router.ts";
import { authRouter } from "../features/auth/auth-router.ts";
import { configRouter } from "../features/config/config-router.ts";
import { exercisesRouter } from "../features/exercises/exercises-router.ts";
import { plansRouter } from "../features/plans/plans-router.ts";
import { preferencesRouter } from "../features/preferences/preferences-router.ts";
import { wearableRouter } from "../features/wearable/wearable-router.ts";
import { router } from "./init.ts";

export const appRouter = router({
  activities: activitiesRouter,
  auth: authRouter,
  config: configRouter,
  exercises: exercisesRouter,
  plans: plansRouter,
  preferences: preferencesRouter,
  wearable: wearableRouter,
});

export type AppRouter = typeof appRouter;
