import type { UndoImportInput } from "@triplan/contract";
import {
  deleteImport,
  deleteImportedActivities,
  inTransaction,
  lockActivities,
  lockImport,
  lockImportedActivities,
  lockUser,
  unmatchExercise,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { markDuplicates } from "../matching/mark-duplicates.ts";
import { deleteUpload } from "./uploads.ts";

export interface UndoneImport {
  id: number;
  deletedActivities: number;
  reopenedExercises: number;
}

/**
 * Deletes the activities that an import stored and opens their exercises. An import that is still
 * running stops. The files can be imported again.
 */
export async function undoImport(
  { db, userId, settings }: AuthedContext,
  { importId }: UndoImportInput,
): Promise<UndoneImport> {
  const key = { userId, importId };
  const { uploadKey, ...undone } = await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    const row = await lockImport(trx, key);
    if (!row) throw new DomainError("not_found", "Import not found");
    const activities = await lockImportedActivities(trx, key);
    const activityIds = activities.map(({ id }) => id);
    const locked = await lockActivities(trx, { userId, activityIds });
    const exerciseIds = locked.flatMap(({ linkedExerciseId }) => linkedExerciseId ?? []);
    for (const exerciseId of exerciseIds.toSorted((a, b) => a - b)) {
      await unmatchExercise(trx, { userId, exerciseId });
    }
    await deleteImportedActivities(trx, { userId, activityIds });
    await markDuplicates(trx, { userId, days: activities.map(({ localDate }) => localDate) });
    await deleteImport(trx, key);
    return {
      id: importId,
      deletedActivities: activities.length,
      reopenedExercises: exerciseIds.length,
      uploadKey: row.uploadKey,
    };
  });
  if (uploadKey !== null) await deleteUpload(settings.uploadFolder, uploadKey);
  return undone;
}
