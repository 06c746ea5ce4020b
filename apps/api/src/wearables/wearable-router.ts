import { syncProgressInput, syncRunInput } from "@triplan/contract";
import { authedProcedure, countCall, router } from "../trpc/init.ts";
import { getSyncRun } from "./sync/get-sync-run.ts";
import { syncActivities } from "./sync/sync-activities.ts";
import { watchSyncRun } from "./sync/watch-sync-run.ts";
import { authorize } from "./connection/authorize.ts";
import { connection } from "./connection/connection.ts";
import { disconnect } from "./connection/disconnect.ts";
import { testConnection } from "./connection/test-connection.ts";

export const wearableRouter = router({
  connection: authedProcedure.query(({ ctx }) => connection(ctx)),
  authorize: authedProcedure.query(({ ctx }) => authorize(ctx)),
  testConnection: authedProcedure.query(({ ctx }) => testConnection(ctx)),
  disconnect: authedProcedure.mutation(({ ctx }) => disconnect(ctx)),
  sync: authedProcedure.use(countCall).mutation(({ ctx }) => syncActivities(ctx)),
  syncRun: authedProcedure.input(syncRunInput).query(({ ctx, input }) => getSyncRun(ctx, input)),
  syncProgress: authedProcedure
    .input(syncProgressInput)
    .subscription(({ ctx, input, signal }) => watchSyncRun(ctx, input, signal)),
});
