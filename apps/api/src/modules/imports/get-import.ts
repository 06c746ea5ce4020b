import type { ImportInput } from "@triplan/contract";
import { findImport, listImportFiles, type ImportFileRow, type ImportRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

export interface ImportState extends Pick<
  ImportRow,
  "id" | "name" | "status" | "isStopped" | "error" | "fileCount"
> {
  createdAt: string;
  files: ImportFileRow[];
}

/** An import and the outcomes of its files so far, or of the part of them that is asked for. */
export async function getImport(
  { db, userId }: AuthedContext,
  { importId, ...range }: ImportInput,
): Promise<ImportState> {
  const key = { userId, importId };
  const row = await findImport(db, key);
  if (!row) throw new DomainError("not_found", "Import not found");
  const { id, name, status, isStopped, error, fileCount, createdAt } = row;
  const files = await listImportFiles(db, { ...key, ...range });
  return { id, name, status, isStopped, error, fileCount, createdAt, files };
}
