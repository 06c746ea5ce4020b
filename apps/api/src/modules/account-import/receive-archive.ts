import type { Readable } from "node:stream";
import type { ArchiveSummary } from "@triplan/contract/account-archive";
import {
  findAccountImport,
  insertAccountImport,
  inTransaction,
  lockUser,
  type Queryable,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { backgroundOf } from "../../trpc/background.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { deleteUpload, storeUpload, uploadPath } from "../imports/uploads.ts";
import { ARCHIVE_BOUNDS } from "./archive-bounds.ts";
import { contentsSentence } from "./contents-sentence.ts";
import { inArchiveThread } from "./in-archive-thread.ts";
import { readAccountImport, type AccountImport } from "./read-account-import.ts";

export interface ArchiveUpload {
  /** As the client says; null if it doesn't. */
  byteLength: number | null;
  bytes: Readable;
}

/**
 * Stores an archive on the disk and answers what it holds; nothing of it is in the account yet. It takes the
 * place of an earlier one that was not imported.
 */
export async function receiveArchive(
  ctx: AuthedContext,
  { byteLength, bytes }: ArchiveUpload,
): Promise<AccountImport> {
  const { db, userId, settings } = ctx;
  backgroundOf(ctx);
  const { bytes: maxBytes, tooLarge } = ARCHIVE_BOUNDS;
  if (byteLength !== null && byteLength > maxBytes) throw new DomainError("too_large", tooLarge);
  await refuseObstacles(db, userId);
  const { key: uploadKey } = await storeUpload(settings.uploadFolder, bytes, {
    maxBytes,
    tooLarge,
  });
  try {
    const summary = await inspect(ctx, uploadPath(settings.uploadFolder, uploadKey));
    const earlier = await inTransaction(db, async (trx) => {
      await lockUser(trx, userId);
      const row = await refuseObstacles(trx, userId);
      await insertAccountImport(trx, { userId, summary, uploadKey });
      return row?.uploadKey ?? null;
    });
    if (earlier !== null) await deleteUpload(settings.uploadFolder, earlier);
  } catch (error) {
    await deleteUpload(settings.uploadFolder, uploadKey);
    throw error;
  }
  return readAccountImport(ctx);
}

async function refuseObstacles(db: Queryable, userId: number) {
  const obstacle = await contentsSentence(db, userId);
  if (obstacle !== null) throw new DomainError("conflict", obstacle);
  const row = await findAccountImport(db, userId);
  if (row?.status === "running") {
    throw new DomainError(
      "conflict",
      "Another archive is being imported. Wait until it has ended.",
    );
  }
  return row;
}

/** Seconds; eight gigabytes take a third of it. */
const INSPECTION = 120;

async function inspect({ log }: AuthedContext, path: string): Promise<ArchiveSummary> {
  const thread = { log, seconds: INSPECTION, connectionString: null };
  const answer = await inArchiveThread({ inspect: path }, thread);
  if ("summary" in answer) return answer.summary;
  if ("refusal" in answer) throw new DomainError("rule_broken", answer.refusal);
  throw new Error("failure" in answer ? answer.failure : "An archive was stored, not inspected");
}
