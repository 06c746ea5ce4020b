import {
  adjustPlanInput,
  createPlanInput,
  credentialsInput,
  preferencesInput,
  previewAdjustmentInput,
  previewGoalInput,
  requestResetInput,
  resetPasswordInput,
  scheduleExerciseInput,
  setCurrentPlanInput,
  undoAdjustmentInput,
  unscheduleExerciseInput,
} from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";
import { calendarRoutes } from "./calendar-routes.ts";
import { exerciseRoutes } from "./exercise-routes.ts";
import { importRoutes } from "./import-routes.ts";
import { paperRoutes } from "./paper-routes.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { planEditRoutes } from "./plan-edit-routes.ts";
import { raceDayRoutes } from "./race-day-routes.ts";
import { raceRoutes } from "./race-routes.ts";
import { seasonRoutes } from "./season-routes.ts";
import { thresholdRoutes } from "./threshold-routes.ts";
import { accountRoutes } from "./account-routes.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import { sharingRoutes } from "./sharing-routes.ts";
import { checkInRoutes } from "./check-in-routes.ts";
import { proposalRoutes } from "./proposal-routes.ts";
import { timeOffRoutes } from "./time-off-routes.ts";
import { wearableRoutes } from "./wearable-routes.ts";

const plan = ({ id }: RestRequest) => ({ planId: id });
const planWeek = ({ id, week }: RestRequest) => ({ planId: id, week });
const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });
const body = (request: RestRequest) => request.body;

/** The specification's paths first, then additional ones. */
export const restRoutes: readonly RestRoute[] = [
  { method: "GET", url: "/user", calls: "auth.me", refusesNull: true, summary: "The current user" },
  {
    method: "POST",
    url: "/login",
    calls: "auth.login",
    isPublic: true,
    accepts: credentialsInput,
    input: body,
    summary: "Log in; 401 with the code code_required asks for POST /api/login/code",
  },
  {
    method: "POST",
    url: "/register",
    calls: "auth.register",
    isPublic: true,
    accepts: credentialsInput,
    input: body,
    status: 201,
    summary: "Create an account and log in",
  },
  {
    method: "POST",
    url: "/password-reset/mail",
    calls: "auth.requestReset",
    isPublic: true,
    accepts: requestResetInput,
    input: body,
    summary: "Have a reset link mailed to an account's address, if there is one",
  },
  {
    method: "POST",
    url: "/password-reset",
    calls: "auth.resetPassword",
    isPublic: true,
    accepts: resetPasswordInput,
    input: body,
    summary: "Set a new password with the token of a reset link; every login ends",
  },
  { method: "POST", url: "/logout", calls: "auth.logout", isPublic: true, summary: "Log out" },
  {
    method: "PATCH",
    url: "/user/preferences",
    calls: "preferences.update",
    accepts: preferencesInput,
    input: body,
    summary: "Change default paces, schedule, level or units",
  },
  {
    method: "GET",
    url: "/user/current-plan",
    calls: "preferences.currentPlan",
    summary: "The current plan, or null",
  },
  {
    method: "PATCH",
    url: "/user/current-plan",
    calls: "preferences.setCurrentPlan",
    accepts: setCurrentPlanInput,
    input: body,
    summary: "Set or clear the current plan",
  },
  ...accountRoutes,
  ...passkeyRoutes,
  ...secondFactorRoutes,
  {
    method: "GET",
    url: "/training-plans",
    calls: "plans.list",
    summary: "The user's plans, newest first",
  },
  {
    method: "POST",
    url: "/training-plans",
    calls: "plans.create",
    accepts: createPlanInput,
    input: (request) => ({
      ...request.body,
      ...(request.idempotencyKey !== undefined && { idempotencyKey: request.idempotencyKey }),
    }),
    status: 201,
    summary: "Create a plan with all its exercises",
  },
  ...paperRoutes,
  ...planEditRoutes,
  {
    method: "POST",
    url: "/training-plans/:id/goal/preview",
    calls: "plans.previewGoal",
    accepts: previewGoalInput,
    input: planWithBody,
    isDryRun: true,
    summary: "Preview a goal without storing it",
  },
  {
    method: "DELETE",
    url: "/training-plans/:id",
    calls: "plans.delete",
    input: plan,
    summary: "Delete a plan with its exercises",
  },
  {
    method: "GET",
    url: "/training-plans/:id/workouts",
    calls: "plans.workouts",
    input: plan,
    summary: "The proposed days of a plan",
  },
  {
    method: "GET",
    url: "/training-plans/:id/weeks/:week/workouts",
    calls: "plans.weekWorkouts",
    input: planWeek,
    summary: "The proposed days of a week",
  },
  {
    method: "GET",
    url: "/training-plans/:id/weeks/:week/exercises",
    calls: "exercises.listWeek",
    input: planWeek,
    summary: "The exercises of a week",
  },
  {
    method: "GET",
    url: "/training-plans/:id/performance",
    calls: "plans.performance",
    input: plan,
    summary: "Completion rate, durations and trend",
  },
  {
    method: "POST",
    url: "/training-plans/:id/adjust",
    calls: "plans.adjust",
    accepts: adjustPlanInput,
    input: planWithBody,
    summary: "Adjust coming exercises by volume or intensity",
  },
  {
    method: "POST",
    url: "/training-plans/:id/fix-exercises",
    calls: "plans.fixExercises",
    input: plan,
    summary: "Repair exercises that exceed the plan's limits",
  },
  {
    method: "POST",
    url: "/exercises/:id/schedule",
    calls: "exercises.schedule",
    accepts: scheduleExerciseInput,
    input: ({ id, body: sent }) => ({ ...sent, exerciseId: id }),
    summary: "Schedule an exercise on a day",
  },
  {
    method: "POST",
    url: "/exercises/:id/unschedule",
    calls: "exercises.unschedule",
    accepts: unscheduleExerciseInput,
    input: ({ id, body: sent }) => ({ ...sent, exerciseId: id }),
    summary: "Unschedule an exercise",
  },
  {
    method: "POST",
    url: "/training-plans/:id/adjust/preview",
    calls: "plans.previewAdjustment",
    accepts: previewAdjustmentInput,
    input: planWithBody,
    isDryRun: true,
    summary: "Preview an adjustment without storing it",
  },
  {
    method: "GET",
    url: "/training-plans/:id/adjustments",
    calls: "plans.adjustments",
    input: plan,
    summary: "The plan's adjustments, oldest first",
  },
  {
    method: "POST",
    url: "/training-plans/:id/adjust/undo/preview",
    calls: "plans.previewUndo",
    accepts: undoAdjustmentInput,
    input: planWithBody,
    isDryRun: true,
    summary: "Preview undoing the last adjustment without storing it",
  },
  {
    method: "POST",
    url: "/training-plans/:id/adjust/undo",
    calls: "plans.undoAdjustment",
    accepts: undoAdjustmentInput,
    input: planWithBody,
    summary: "Undo the last adjustment",
  },
  ...thresholdRoutes,
  {
    method: "GET",
    url: "/config",
    calls: "config.get",
    isPublic: true,
    summary: "The optional features of this server, and whether it takes registrations",
  },
  {
    method: "POST",
    url: "/training-plans/:id/weeks/:week/schedule",
    calls: "exercises.scheduleWeek",
    input: planWeek,
    summary: "Schedule a week's unscheduled exercises on suitable days",
  },
  {
    method: "GET",
    url: "/training-plans/:id/fitness",
    calls: "exercises.fitness",
    input: plan,
    summary: "Planned and actual fitness, fatigue and form until race day",
  },
  ...calendarRoutes,
  ...sharingRoutes,
  ...exerciseRoutes,
  ...importRoutes,
  ...raceDayRoutes,
  ...raceRoutes,
  ...seasonRoutes,
  ...checkInRoutes,
  ...proposalRoutes,
  ...timeOffRoutes,
  ...wearableRoutes,
];
