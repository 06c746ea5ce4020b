import { authedProcedure, router } from "../../trpc/init.ts";
import { authorize } from "./authorize.ts";
import { connection } from "./connection.ts";
import { disconnect } from "./disconnect.ts";
import { testConnection } from "./test-connection.ts";

export const wearableRouter = router({
  connection: authedProcedure.query(({ ctx }) => connection(ctx)),
  authorize: authedProcedure.query(({ ctx }) => authorize(ctx)),
  testConnection: authedProcedure.query(({ ctx }) => testConnection(ctx)),
  disconnect: authedProcedure.mutation(({ ctx }) => disconnect(ctx)),
});
