import {
  adjustPlanInput,
  createPlanInput,
  credentialsInput,
  preferencesInput,
  scheduleExerciseInput,
  setCurrentPlanInput,
  updatePlanGoalInput,
} from "@triplan/contract";
import { WEARABLE } from "@triplan/domain";
import type { z } from "zod";
import type { AppRouter } from "../trpc/app-router.ts";

type PathsOf<Procedures, Prefix extends string = ""> = {
  [Key in keyof Procedures & string]: Procedures[Key] extends { _def: { procedure: true } }
    ? `${Prefix}${Key}`
    : PathsOf<Procedures[Key], `${Prefix}${Key}.`>;
}[keyof Procedures & string];

/** Every procedure by its path, so that a row can't name one that isn't there. */
type ProcedurePath = PathsOf<AppRouter["_def"]["record"]>;

export interface RestRequest {
  /** `:id` of the path; 0, which nothing has, where it is no id. */
  id: number;
  /** `:week` of the path. */
  week: number;
  /** The JSON body; an empty object where there is none. */
  body: object;
  idempotencyKey: string | undefined;
}

export interface RestRoute {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `/api`. */
  url: string;
  calls: ProcedurePath;
  input?: (request: RestRequest) => object;
  /** The procedure's schema, where a body is sent: it describes the body on the API's page. */
  accepts?: z.ZodType;
  /** 201 where something is created; 200 else. */
  status?: 201;
  /** Says what the route is for, in the API's page. */
  summary: string;
  /** Answers 401 instead of null: the current user of a visitor. */
  refusesNull?: true;
}

const plan = ({ id }: RestRequest) => ({ planId: id });
const planWeek = ({ id, week }: RestRequest) => ({ planId: id, week });
const planWithBody = ({ id, body }: RestRequest) => ({ ...body, planId: id });
const exercise = ({ id }: RestRequest) => ({ exerciseId: id });
const body = (request: RestRequest) => request.body;

/** The documented paths of the specification's section 7, one row each; and below them our own. */
export const restRoutes: readonly RestRoute[] = [
  { method: "GET", url: "/user", calls: "auth.me", refusesNull: true, summary: "The current user" },
  {
    method: "POST",
    url: "/login",
    calls: "auth.login",
    accepts: credentialsInput,
    input: body,
    summary: "Log in",
  },
  {
    method: "POST",
    url: "/register",
    calls: "auth.register",
    accepts: credentialsInput,
    input: body,
    status: 201,
    summary: "Create an account and log in",
  },
  { method: "POST", url: "/logout", calls: "auth.logout", summary: "Log out" },
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
    summary: "Choose the current plan",
  },
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
  {
    method: "PATCH",
    url: "/training-plans/:id",
    calls: "plans.updateGoal",
    accepts: updatePlanGoalInput,
    input: planWithBody,
    summary: "Change the goal; coming exercises are written anew",
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
    summary: "Repair exercises that pass the plan's limits",
  },
  {
    method: "POST",
    url: "/exercises/:id/schedule",
    calls: "exercises.schedule",
    accepts: scheduleExerciseInput,
    input: ({ id, body: sent }) => ({ ...sent, exerciseId: id }),
    summary: "Put an exercise on a day",
  },
  {
    method: "POST",
    url: "/exercises/:id/unschedule",
    calls: "exercises.unschedule",
    input: exercise,
    summary: "Take an exercise off its day",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/connection`,
    calls: "wearable.connection",
    summary: "How the user stands with the watch service",
  },
  {
    method: "DELETE",
    url: `${WEARABLE.path}/connection`,
    calls: "wearable.disconnect",
    summary: "Disconnect the watch service; what was synced stays",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/auth`,
    calls: "wearable.authorize",
    summary: "Where to send the browser to connect the watch service",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/test-connection`,
    calls: "wearable.testConnection",
    summary: "Try the connection with the watch service",
  },
  {
    method: "GET",
    url: "/config",
    calls: "config.get",
    summary: "Which optional parts this server has",
  },
  {
    method: "POST",
    url: "/training-plans/:id/weeks/:week/schedule",
    calls: "exercises.scheduleWeek",
    input: planWeek,
    summary: "Put what is unscheduled of a week on the days that suit it",
  },
];
