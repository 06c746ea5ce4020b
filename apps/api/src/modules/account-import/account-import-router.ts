import { accountImportInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { discardAccountImport } from "./discard-account-import.ts";
import { readAccountImport } from "./read-account-import.ts";
import { startAccountImport } from "./start-account-import.ts";

export const accountImportRouter = router({
  get: authedProcedure.query(({ ctx }) => readAccountImport(ctx)),
  start: authedProcedure
    .input(accountImportInput)
    .mutation(({ ctx, input }) => startAccountImport(ctx, input)),
  discard: authedProcedure
    .input(accountImportInput)
    .mutation(({ ctx, input }) => discardAccountImport(ctx, input)),
});
