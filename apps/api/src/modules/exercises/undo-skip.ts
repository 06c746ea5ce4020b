import type { ExerciseInput } from "@triplan/contract";
import { undoSkip as openAgain, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";

/** Opens an exercise again that was not done; idempotent. */
export async function undoSkip(
  { db, userId }: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ExerciseRow> {
  const opened = await openAgain(db, { userId, exerciseId });
  if (!opened) throw new DomainError("not_found", "Exercise not found");
  return opened;
}
