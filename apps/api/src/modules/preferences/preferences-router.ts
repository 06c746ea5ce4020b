import { preferencesInput, setCurrentPlanInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { currentPlan } from "./current-plan.ts";
import { setCurrentPlan } from "./set-current-plan.ts";
import { updatePreferences } from "./update-preferences.ts";

export const preferencesRouter = router({
  update: authedProcedure
    .input(preferencesInput)
    .mutation(({ ctx, input }) => updatePreferences(ctx, input)),
  currentPlan: authedProcedure.query(({ ctx }) => currentPlan(ctx)),
  setCurrentPlan: authedProcedure
    .input(setCurrentPlanInput)
    .mutation(({ ctx, input }) => setCurrentPlan(ctx, input)),
});
