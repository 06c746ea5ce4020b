import { planInput } from "@triplan/contract";
import { inThread } from "../../trpc/in-thread.ts";
import { authedProcedure, router } from "../../trpc/init.ts";
import { readProgress } from "./read-progress.ts";

export const progressRouter = router({
  read: authedProcedure.input(planInput).query(inThread(readProgress)),
});
