import { importInput, undoImportInput } from "@triplan/contract";
import { authedProcedure, router } from "../../trpc/init.ts";
import { getImport } from "./get-import.ts";
import { listImports } from "./list-imports.ts";
import { undoImport } from "./undo-import.ts";

export const importsRouter = router({
  list: authedProcedure.query(({ ctx }) => listImports(ctx)),
  get: authedProcedure.input(importInput).query(({ ctx, input }) => getImport(ctx, input)),
  undo: authedProcedure.input(undoImportInput).mutation(({ ctx, input }) => undoImport(ctx, input)),
});
