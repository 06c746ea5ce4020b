import { createActivityInput, matchExerciseInput, watchWorkoutsInput } from "@triplan/contract";
import { WEARABLE } from "@triplan/domain";
import type { RestRequest, RestRoute } from "./rest-route.ts";
import { withNeutralNames } from "./wearable-names.ts";

const SEGMENT = WEARABLE.path.slice(1);

/** Parses the limit if it is numeric; the procedure's schema rejects anything else. */
function pageOf({ query }: RestRequest): object {
  const limit: unknown = Reflect.get(query, "limit");
  return typeof limit === "string" && limit !== "" ? { ...query, limit: Number(limit) } : query;
}

/** Paths that name the provider, and those of the weekly view for activities. */
export const wearableRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    url: `/exercises/:id/match-${SEGMENT}`,
    calls: "exercises.match",
    accepts: matchExerciseInput,
    input: ({ id, body: sent }) => ({ ...withNeutralNames(sent), exerciseId: id }),
    summary: "Match an exercise with an activity and complete it",
  },
  {
    method: "POST",
    url: `/exercises/:id/unmatch-${SEGMENT}`,
    calls: "exercises.unmatch",
    input: ({ id }) => ({ exerciseId: id }),
    summary: "Unmatch an exercise from its activity",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/connection`,
    calls: "wearable.connection",
    summary: "The state of the connection with the watch service",
  },
  {
    method: "DELETE",
    url: `${WEARABLE.path}/connection`,
    calls: "wearable.disconnect",
    summary: "Disconnect the watch service; synced activities stay",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/auth`,
    calls: "wearable.authorize",
    summary: "The URL that starts connecting the watch service",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/test-connection`,
    calls: "wearable.testConnection",
    summary: "Test the connection with the watch service",
  },
  {
    method: "POST",
    url: `${WEARABLE.path}/sync`,
    calls: "wearable.sync",
    summary: "Sync activities from the watch service; waits up to 8 seconds",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/sync/:id`,
    calls: "wearable.syncRun",
    input: ({ id }) => ({ runId: id }),
    summary: "The progress of a sync",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/workouts`,
    calls: "wearable.workouts",
    summary: "The exercises of the next 14 days, and whether they are on the watch",
  },
  {
    method: "PATCH",
    url: `${WEARABLE.path}/workouts`,
    calls: "wearable.saveWorkouts",
    accepts: watchWorkoutsInput,
    input: ({ body: sent }) => sent,
    summary: "Turn sending planned workouts to the watch on with a target, or off",
  },
  {
    method: "POST",
    url: `${WEARABLE.path}/workouts/send`,
    calls: "wearable.sendWorkouts",
    summary: "Send now what waits to be sent to the watch",
  },
  {
    method: "GET",
    url: "/exercises/:id/watch",
    calls: "wearable.exercise",
    input: ({ id }) => ({ exerciseId: id }),
    summary: "Whether an exercise is on the watch, and if not, why",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/activities`,
    calls: "activities.list",
    input: pageOf,
    summary: "The user's activities, newest first; ?limit (at most 200) and ?cursor for a page",
  },
  {
    method: "GET",
    url: "/activities",
    calls: "activities.page",
    input: pageOf,
    summary:
      "Activities of every source, newest first; ?limit and ?before (start and id of the last)",
  },
  {
    method: "GET",
    url: `${WEARABLE.path}/activities/count`,
    calls: "activities.count",
    summary: "The total number of activities",
  },
  {
    method: "POST",
    url: `${WEARABLE.path}/activities`,
    calls: "activities.create",
    accepts: createActivityInput,
    input: ({ body: sent }) => withNeutralNames(sent),
    status: 201,
    summary: "Create a test activity",
  },
  {
    method: "DELETE",
    url: `${WEARABLE.path}/activities/:id`,
    calls: "activities.delete",
    input: ({ id }) => ({ activityId: id }),
    summary: "Delete an activity and reopen its exercise",
  },
  {
    method: "GET",
    url: "/activities/:id/exercises",
    calls: "activities.listLinkable",
    input: ({ id }) => ({ activityId: id }),
    summary: "Open exercises that the activity may belong to, the best match first",
  },
  {
    method: "GET",
    url: "/activities/:id",
    calls: "activities.get",
    input: ({ id }) => ({ activityId: id }),
    summary: "An activity with its laps, samples, training load and exercise",
  },
  {
    method: "POST",
    url: "/activities/:id/separate",
    calls: "activities.keepSeparate",
    input: ({ id }) => ({ activityId: id }),
    summary: "Count a duplicate as an activity of its own",
  },
  {
    method: "POST",
    url: "/activities/:id/extra",
    calls: "activities.declineMatch",
    input: ({ id }) => ({ activityId: id }),
    summary: "Say that an activity is no planned exercise: it stays an extra",
  },
  {
    method: "GET",
    url: "/training-plans/:id/weeks/:week/activities",
    calls: "activities.listUnmatched",
    input: ({ id, week }) => ({ planId: id, week }),
    summary: "The week's unmatched activities, each with a suggestion",
  },
];
