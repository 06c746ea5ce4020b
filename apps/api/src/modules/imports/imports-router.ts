import {
  importInput,
  importProgressInput,
  keepExtraInput,
  stopImportInput,
  undoImportInput,
} from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { followImports } from "./follow-imports.ts";
import { getImport } from "./get-import.ts";
import { keepExtra } from "./keep-extra.ts";
import { listImports } from "./list-imports.ts";
import { stopImport } from "./stop-import.ts";
import { undoImport } from "./undo-import.ts";

export const importsRouter = router({
  list: authedProcedure.query(({ ctx }) => listImports(ctx)),
  get: authedProcedure.input(importInput).query(({ ctx, input }) => getImport(ctx, input)),
  keepExtra: authedProcedure
    .input(keepExtraInput)
    .mutation(({ ctx, input }) => keepExtra(ctx, input)),
  stop: authedProcedure.input(stopImportInput).mutation(({ ctx, input }) => stopImport(ctx, input)),
  undo: authedProcedure.input(undoImportInput).mutation(({ ctx, input }) => undoImport(ctx, input)),
  progress: authedProcedure
    .input(importProgressInput)
    .subscription(({ ctx, input, signal }) => followImports(ctx, input, signal)),
});
