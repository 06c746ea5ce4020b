import {
  exerciseInput,
  syncProgressInput,
  syncRunInput,
  watchWorkoutsInput,
} from "@triplan/contract";
import { authedProcedure, countCall, router } from "../trpc/init.ts";
import { getSyncRun } from "./sync/get-sync-run.ts";
import { syncActivities } from "./sync/sync-activities.ts";
import { watchSyncRun } from "./sync/watch-sync-run.ts";
import { authorize } from "./connection/authorize.ts";
import { connection } from "./connection/connection.ts";
import { disconnect } from "./connection/disconnect.ts";
import { testConnection } from "./connection/test-connection.ts";
import { followWatchWorkouts } from "./workouts/follow-watch-workouts.ts";
import { readExerciseOnWatch } from "./workouts/read-exercise-on-watch.ts";
import { readWatchWorkouts } from "./workouts/read-watch-workouts.ts";
import { saveWatchWorkouts, sendWatchWorkouts } from "./workouts/send-watch-workouts.ts";

export const wearableRouter = router({
  connection: authedProcedure.query(({ ctx }) => connection(ctx)),
  authorize: authedProcedure.query(({ ctx }) => authorize(ctx)),
  testConnection: authedProcedure.query(({ ctx }) => testConnection(ctx)),
  disconnect: authedProcedure.mutation(({ ctx }) => disconnect(ctx)),
  sync: authedProcedure.use(countCall).mutation(({ ctx }) => syncActivities(ctx)),
  syncRun: authedProcedure.input(syncRunInput).query(({ ctx, input }) => getSyncRun(ctx, input)),
  workouts: authedProcedure.query(({ ctx }) => readWatchWorkouts(ctx)),
  saveWorkouts: authedProcedure
    .input(watchWorkoutsInput)
    .mutation(({ ctx, input }) => saveWatchWorkouts(ctx, input)),
  sendWorkouts: authedProcedure.mutation(({ ctx }) => sendWatchWorkouts(ctx)),
  watchWorkouts: authedProcedure.subscription(({ ctx, signal }) =>
    followWatchWorkouts(ctx, signal),
  ),
  exercise: authedProcedure
    .input(exerciseInput)
    .query(({ ctx, input }) => readExerciseOnWatch(ctx, input)),
  syncProgress: authedProcedure
    .input(syncProgressInput)
    .subscription(({ ctx, input, signal }) => watchSyncRun(ctx, input, signal)),
});
