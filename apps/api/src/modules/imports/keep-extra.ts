import type { KeepExtraInput } from "@triplan/contract";
import { findImport, keepFileAsExtra, listImportFiles, type ImportFileRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** The athlete says that a file is no exercise of the plan: its activity stays an extra. */
export async function keepExtra(
  { db, userId }: AuthedContext,
  { importId, position }: KeepExtraInput,
): Promise<ImportFileRow> {
  const key = { userId, importId };
  if (!(await findImport(db, key))) throw new DomainError("not_found", "Import not found");
  await keepFileAsExtra(db, { ...key, position });
  const [file] = await listImportFiles(db, { ...key, from: position, limit: 1 });
  if (file?.position !== position) throw new DomainError("not_found", "File not found");
  return file;
}
